/** The page carries the settings of its backend in every compressed copy. */

import { createHash } from 'node:crypto';
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

test.each([
  [{}, '2.4.8'],
  [{ BACKEND_URL: 'https://magento.example' }, ''],
  [{ BACKEND_URL: 'https://magento.example', BACKEND_VERSION: '2.4.6-p8' }, '2.4.6'],
])('%j: the page says that its backend is Magento %s [BEY-22]', async (environment, version) => {
  const html = await (await homeOf(await openDoor(environment))).text();
  expect(contentOf(html, 'backend-version')).toBe(version);
});

const magento = { BACKEND_URL: 'https://magento.example' };

test.each([
  [{}, 'merchant', ''],
  [{ BACKEND_LAYERS: 'commerce' }, 'commerce', 'is_rental_product incentive'],
  [magento, 'stock', 'is_rental_product incentive'],
  [{ ...magento, BACKEND_LAYERS: 'merchant' }, 'merchant', ''],
  [{ BACKEND_LAYERS: 'stock', BACKEND_LACKS: '' }, 'stock', ''],
  [{ BACKEND_LACKS: 'custom_attributesV2, price_details' }, 'merchant', 'custom_attributesV2 price_details'],
  [{ BACKEND_LACKS: 'updateCartItems.errors' }, 'merchant', 'updateCartItems.errors'],
])(
  'with %j the page names the layer %s and the missing fields “%s” [NET-02]',
  async (environment, layer, lacks) => {
    const html = await (await homeOf(await openDoor(environment))).text();
    expect([contentOf(html, 'backend-layers'), contentOf(html, 'backend-lacks')]).toEqual([layer, lacks]);
  },
);

test('the page names the external checkout and the resellers’ page, escaped [ROUTE-06 ROUTE-15]', async () => {
  const plain = await (await homeOf(await openDoor({}))).text();
  expect([contentOf(plain, 'external-checkout'), contentOf(plain, 'resellers-product')]).toEqual([
    '',
    'water',
  ]);
  const environment = {
    EXTERNAL_CHECKOUT: "https://pay.example/begin?a=1&copy=$&x='",
    RESELLERS_PRODUCT: 'juice',
  };
  const told = await (await homeOf(await openDoor(environment))).text();
  expect([contentOf(told, 'external-checkout'), contentOf(told, 'resellers-product')]).toEqual([
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

test('a browser that has the page of another layer is sent the new one', async () => {
  const tagOf = async (layer: string, encoding: string) =>
    (await homeOf(await openDoor({ BACKEND_LAYERS: layer }), { 'Accept-Encoding': encoding })).headers.get(
      'etag',
    ) ?? '';
  for (const encoding of ['identity', 'gzip', 'br'])
    expect(await tagOf('stock', encoding)).not.toBe(await tagOf('merchant', encoding));
  const door = await openDoor({ BACKEND_LAYERS: 'stock' });
  const known = { 'If-None-Match': await tagOf('merchant', 'identity') };
  expect((await homeOf(door, known)).status).toBe(200);
  const current = { 'If-None-Match': await tagOf('stock', 'identity') };
  expect((await homeOf(door, current)).status).toBe(304);
});

test('an inline script of the page is allowed by its hash [X1]', async () => {
  const response = await homeOf(await openDoor({ BACKEND_LAYERS: 'stock' }));
  const hash = createHash('sha256').update(inline).digest('base64');
  expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('a page without a place for a setting stops the start', () => {
  const write = pageOf(readSettings({}));
  expect(() => write('/index.html', '<!doctype html>')).toThrow('no place for its backend-layers');
  const half = '<meta name="backend-layers" content="">';
  expect(() => write('/index.html', half)).toThrow('no place for its backend-version');
  const versioned = `${half}<meta name="backend-version" content="">`;
  expect(() => write('/index.html', versioned)).toThrow('no place for its backend-lacks');
  const most = `${versioned}<meta name="backend-lacks" content="">`;
  expect(() => write('/index.html', most)).toThrow('no place for its external-checkout');
  expect(write('/offline.html', '<!doctype html>')).toBeNull();
});
