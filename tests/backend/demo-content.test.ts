// @vitest-environment jsdom
/** The demonstration's pages: complete, and with every part of the page builder. */
import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';

const { pages, blocks, storeConfig } = seedShop;

const parse = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

const parsed = [...pages, ...blocks]
  .filter(({ content }) => content.includes('data-content-type'))
  .map(({ identifier: name, content }) => ({ name, root: parse(content) }));

const all = (selector: string): Element[] =>
  parsed.flatMap(({ root }) => [...root.querySelectorAll(selector)]);
const count = (selector: string): number => all(selector).length;

test('every page of the specification is written with all its fields [CONTENT-03]', () => {
  const wanted =
    `home no-route water-at-work water-at-home ${String(storeConfig['storefront/resellers_product'])}-resellers
    frequently-asked-questions about-us about-us/ordering-and-delivery about-us/quality about-us/sustainability
    about-us/community-care around-the-water-cooler careers contact-us about-us/privacy-policy
    about-us/terms-and-conditions trademarks sitemap all-products products style-guide`.split(/\s+/);
  for (const identifier of wanted) {
    const page = pages.find((own) => own.identifier === identifier);
    const root = parse(page?.content ?? '');
    expect([page?.title, page?.metaTitle], identifier).not.toContain('');
    expect(page?.metaDescription.length, identifier).toBeGreaterThan(20);
    expect(root.textContent?.length, identifier).toBeGreaterThan(120);
    expect(page?.content).not.toMatch(/lorem|undefined|\[object|NaN/i);
    if (identifier === 'home') continue;
    // the heading is its only h1
    expect([page?.contentHeading !== '', root.querySelector('h1')], identifier).toEqual([true, null]);
  }
  for (const own of [pages, blocks])
    expect(new Set(own.map(({ identifier }) => identifier)).size).toBe(own.length);
});

test('every type of the page builder is used, within rows [CONTENT-01]', () => {
  const types =
    'row column column-line column-group image heading text tabs tab-item buttons button-item block products html divider video map banner slider slide'.split(
      ' ',
    );
  for (const type of types)
    expect(count(`[data-content-type="${type}"][data-element="main"]`), type).toBeGreaterThan(0);
  const used = all('[data-content-type]').map((node) => node.getAttribute('data-content-type'));
  expect(new Set(used)).toEqual(new Set(types));
  for (const { name, root } of parsed)
    for (const node of root.children)
      expect(node.tagName === 'STYLE' || node.matches('[data-content-type="row"]'), name).toBe(true);
});
