/** The page carries the settings of its backend. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDoor } from '#server/door.ts';
import { pageOf } from '#server/page-layers.ts';
import { compressFolder } from '#server/precompress.ts';
import { readSettings } from '#server/settings.ts';
import { openStaticFiles } from '#server/static-files.ts';
import { root } from '#tests/architecture/source-files.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const inline = 'document.title = "Brightwater";';

/** A front door for the shop's own page with an inline script, opened by these settings. */
const openDoor = async (environment: Readonly<Record<string, string>>) => {
  const folder = await makeTemporaryFolder('page');
  onTestFinished(() => removeFolder(folder));
  const page = await readFile(join(root, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), page.replace('</head>', `<script>${inline}</script></head>`));
  await compressFolder(folder);
  const settings = readSettings(environment);
  const files = await openStaticFiles(folder, pageOf(settings));
  const { mapTiles } = settings;
  return createDoor({ backend: async () => Response.json({}), isEmbedded: true, files, mapTiles });
};

type Door = Awaited<ReturnType<typeof openDoor>>;

const homeOf = (door: Door, headers: Readonly<Record<string, string>> = {}) =>
  door.request('/', { headers: { Accept: 'text/html', ...headers } });

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];

const contentsOf = async (environment: Readonly<Record<string, string>>, names: readonly string[]) => {
  const html = await (await homeOf(await openDoor(environment))).text();
  return names.map((name) => contentOf(html, name));
};

const ownAttributes = 'is_rental_product incentive package_content rental_terms';

const magento = { BACKEND_URL: 'https://magento.example' };

test.each([
  [{}, 'merchant', '2.4.8', ''],
  [{ BACKEND_LAYERS: 'commerce' }, 'commerce', '2.4.8', ownAttributes],
  [magento, 'stock', '', ownAttributes],
  [{ ...magento, BACKEND_LAYERS: 'merchant', BACKEND_VERSION: '2.4.6-p8' }, 'merchant', '2.4.6', ''],
])(
  'with %j the page names the layer %s, Magento %s and the missing fields “%s” [NET-02 BEY-22]',
  async (environment, layer, version, lacks) => {
    const names = ['backend-layers', 'backend-version', 'backend-lacks'];
    expect(await contentsOf(environment, names)).toEqual([layer, version, lacks]);
  },
);

test('the page names the external checkout and the resellers’ page, escaped [ROUTE-06 ROUTE-15]', async () => {
  const names = ['external-checkout', 'resellers-product'];
  expect(await contentsOf({}, names)).toEqual(['', 'water']);
  const environment = {
    EXTERNAL_CHECKOUT: "https://pay.example/begin?a=1&copy=$&x='",
    RESELLERS_PRODUCT: 'juice',
  };
  expect(await contentsOf(environment, names)).toEqual([
    "/external-checkout https://pay.example/begin?a=1&amp;copy=$&amp;x='",
    'juice',
  ]);
});

test('the page names its map tiles, and only their host’s pictures are allowed [ X1] [CONTENT-01]', async () => {
  const plain = await homeOf(await openDoor({}));
  expect(contentOf(await plain.text(), 'map-tiles')).toBe('');
  expect(plain.headers.get('content-security-policy')).toContain("img-src 'self' data:;");
  const host = 'https://tiles.maps.example';
  const told = await homeOf(
    await openDoor({
      TILE_URL: `${host}/{z}/{x}/{y}.png?a=1&b=2`,
      TILE_ATTRIBUTION: '© "Maps" https://maps.example/c',
    }),
  );
  expect(contentOf(await told.text(), 'map-tiles')).toBe(
    `${host}/{z}/{x}/{y}.png?a=1&amp;b=2 © &quot;Maps&quot; https://maps.example/c`,
  );
  expect(told.headers.get('content-security-policy')).toContain(`img-src 'self' data: ${host};`);
  const own = await homeOf(
    await openDoor({ TILE_URL: '/tiles/{z}/{x}/{y}.png', TILE_ATTRIBUTION: '© Maps' }),
  );
  expect(own.headers.get('content-security-policy')).toContain("img-src 'self' data:;");
});
