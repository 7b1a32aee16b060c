/** The footer's layouts by window width, measured in a browser on both sides of each step. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Footer } from '#features/shell/Footer.tsx';
import { ShopProvider } from '#shop/ShopProvider.tsx';
import { chromiumFlags, ensureChromium } from '../support/chromium.ts';
import { loaded, resting, shopOf } from './stage.tsx';

const root = join(import.meta.dirname, '..', '..');

/** The sheets that lay the footer out, with class names as written. */
const sheets = [
  'src/styles/tokens.css',
  'src/styles/reset.css',
  'src/styles/base.css',
  'src/features/shell/FooterLinks.module.css',
  'src/features/shell/Footer.module.css',
];

const fontFile = 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const footer = (): string => {
  const shop = shopOf({
    session: resting(),
    menu: loaded({ kind: 'menu', items: [{ id: 3, name: 'Water', path: '/water.html', children: [] }] }),
    storeConfig: loaded({
      kind: 'storeConfig',
      storeConfig: { copyright: '© 2026 The merchant', resellersProduct: 'water' },
    }),
    socialLinks: loaded({ kind: 'socialLinks', links: [] }),
  });
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

/** How many of these stand in the first row. */
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
  [429, 1, true],
  [430, 2, true],
  [624, 2, true],
  [625, 2, false],
  [685, 2, false],
  [686, 5, false],
])(
  '%i px: %i groups side by side; copyright and legal links stacked: %s [SHELL-06]',
  async (width, groups, isUpright) => {
    expect(await measureAt(width)).toEqual({
      groups,
      isBaselineUpright: isUpright,
      isLegalUpright: isUpright,
    });
  },
);
