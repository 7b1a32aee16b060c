/** The footer's layouts by the width of the window, measured in a browser on both sides of each step (§9, SHELL-06). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Footer } from '#features/shell/Footer.tsx';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { chromiumFlags, ensureChromium } from '../support/chromium.ts';

const root = join(import.meta.dirname, '..', '..');

/** Those that lay the footer out; class names stand as written, so what shares a name with them stays away. */
const sheets = [
  'src/styles/tokens.css',
  'src/styles/reset.css',
  'src/styles/base.css',
  'src/features/shell/FooterLinks.module.css',
  'src/features/shell/Footer.module.css',
];

const fontFile = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** An actor that has come to rest. */
const resting = (snapshot: object) => ({
  getSnapshot: () => snapshot,
  subscribe: () => ({ unsubscribe: () => undefined }),
});
const read = (content: object) => resting({ context: { content }, matches: () => false });

const footer = (): string => {
  const children = {
    session: resting({ matches: () => false }),
    menu: read({ kind: 'menu', items: [{ id: 3, name: 'Water', path: '/water.html', children: [] }] }),
    storeConfig: read({
      kind: 'storeConfig',
      storeConfig: { copyright: '© 2026 The merchant', resellersProduct: 'water' },
    }),
    socialLinks: read({ kind: 'socialLinks', links: [] }),
  };
  const shop = resting({ children }) as unknown as ShopActor;
  const within = { shop, children: createElement(Footer, { isReduced: false }) };
  return renderToStaticMarkup(createElement(ShopProvider, within));
};

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  page = await browser.newPage();
  const css = await Promise.all(sheets.map((file) => readFile(join(root, file), 'utf8')));
  const font = (await readFile(join(root, fontFile))).toString('base64');
  css.push(
    `@font-face{font-family:'Figtree Variable';font-weight:300 900;src:url(data:font/woff2;base64,${font})}`,
  );
  await page.setContent(
    `<!doctype html><meta name="viewport" content="width=device-width"><style>${css.join('\n')}</style><body>${footer()}`,
  );
  await page.evaluate(() => document.fonts.ready);
});
afterAll(() => browser.close());

/** How many stand side by side in the first row of what is within. */
const besideEachOther = (parts: string): Promise<number> =>
  page.locator(parts).evaluateAll((all) => {
    const tops = all.map((one) => Math.round(one.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

const measureAt = async (width: number) => {
  await page.setViewportSize({ width, height: 900 });
  const [copyright, legal] = await Promise.all(
    ['.copyright', '[aria-label=Legal]'].map((part) => page.locator(part).boundingBox()),
  );
  return {
    groups: await besideEachOther('.groups > *'),
    isBaselineUpright: (legal?.y ?? 0) >= (copyright?.y ?? 0) + (copyright?.height ?? 0),
    isLegalUpright: (await besideEachOther('[aria-label=Legal] li')) === 1,
  };
};

test.each([
  [360, 1, true],
  [429, 1, true],
  [430, 2, true],
  [624, 2, true],
  [625, 2, false],
  [685, 2, false],
  [686, 5, false],
  [1280, 5, false],
])(
  'SHELL-06 at %i px %i groups stand side by side; copyright and legal links one beneath the other: %s',
  async (width, groups, isUpright) => {
    expect(await measureAt(width)).toEqual({
      groups,
      isBaselineUpright: isUpright,
      isLegalUpright: isUpright,
    });
  },
);
