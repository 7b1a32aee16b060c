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
    const { textContent: text = '' } = parse(page?.content ?? '');
    expect([page?.title, page?.metaTitle], identifier).not.toContain('');
    expect(page?.metaDescription.length, identifier).toBeGreaterThan(20);
    expect(page?.pageLayout).toMatch(/^(?:1column|2columns-left|cms-full-width)$/);
    expect(text?.length, identifier).toBeGreaterThan(120);
    expect(page?.content).not.toMatch(/lorem|undefined|\[object|NaN/i);
    if (identifier !== 'no-route') expect(page?.metaKeywords, identifier).toBeTruthy();
    if (identifier === 'home') continue;
    expect(page?.contentHeading, identifier).toBeTruthy();
    expect(parse(page?.content ?? '').querySelector('h1'), identifier).toBeNull();
  }
  for (const own of [
    pages.map(({ id }) => id),
    pages.map((one) => one.identifier),
    blocks.map((one) => one.identifier),
  ])
    expect(new Set<unknown>(own).size).toBe(own.length);
});

test('every type of the page builder is used, each within its parent [CONTENT-01]', () => {
  const types =
    'row column column-line column-group image heading text tabs tab-item buttons button-item block products html divider video map banner slider slide'.split(
      ' ',
    );
  for (const type of types)
    expect(count(`[data-content-type="${type}"][data-element="main"]`), type).toBeGreaterThan(0);
  const used = all('[data-content-type]').map((node) => node.getAttribute('data-content-type'));
  expect(new Set(used)).toEqual(new Set(types));
  const parents = {
    column: 'column-line',
    'column-line': 'column-group',
    'tab-item': 'tabs',
    'button-item': 'buttons',
    slide: 'slider',
  };
  for (const [type, parent] of Object.entries(parents))
    for (const node of all(`[data-content-type="${type}"]`))
      expect(node.parentElement?.closest('[data-content-type]')?.getAttribute('data-content-type')).toBe(
        parent,
      );
  for (const { name, root } of parsed)
    for (const node of root.children)
      expect(node.tagName === 'STYLE' || node.matches('[data-content-type="row"]'), name).toBe(true);
});

test('every variation of the page builder is used [CONTENT-01]', () => {
  const wanted: readonly (readonly [string, string, readonly (string | null)[]])[] = [
    ['row', 'data-appearance', ['contained', 'full-width', 'full-bleed']],
    ['row', 'data-background-type', [null, 'image', 'video']],
    ['column', 'data-appearance', ['align-top', 'align-center', 'align-bottom', 'full-height']],
    ['buttons', 'data-appearance', ['inline', 'stacked']],
    ['buttons', 'data-same-width', ['true', 'false']],
    ['banner', 'data-appearance', ['poster', 'collage-left', 'collage-centered', 'collage-right']],
    ['slide', 'data-appearance', ['poster', 'collage-left', 'collage-centered', 'collage-right']],
    ['slide', 'data-show-button', ['always', 'hover', 'never']],
    ['slide', 'data-show-overlay', ['always', 'hover']],
    ['products', 'data-appearance', ['grid', 'carousel']],
    ['products', 'data-carousel-mode', ['default', 'continuous']],
    ['products', 'data-center-padding', ['60px', '90px']],
    ['products', 'data-autoplay-speed', ['4000', '6000']],
    ['slider', 'data-autoplay-speed', ['4000', '7000']],
    ['tabs', 'data-active-tab', ['0', '1', '2']],
    ['tabs', 'class', ['tab-align-left', 'tab-align-center', 'tab-align-right']],
    ['map', 'data-show-controls', ['true', 'false']],
    ...['autoplay', 'infinite-loop', 'show-dots'].map(
      (name) => ['products', `data-${name}`, ['true', 'false']] as const,
    ),
    ...['autoplay', 'fade', 'infinite-loop', 'show-arrows'].map(
      (name) => ['slider', `data-${name}`, ['true', 'false']] as const,
    ),
  ];
  for (const [type, attribute, values] of wanted) {
    const used = all(`[data-content-type="${type}"]`).map((node) => node.getAttribute(attribute));
    expect(used, `${type} ${attribute}`).toEqual(expect.arrayContaining([...values]));
  }
});

const sourceOf = (figure: Element, kind: string) =>
  figure.querySelector(`[data-element="${kind}_image"]`)?.getAttribute('src');

test('buttons, links, pictures, parallax rows and films are used in every form [CONTENT-01]', () => {
  for (const kind of ['primary', 'secondary', 'link'])
    expect(count(`[data-content-type="button-item"] .pagebuilder-button-${kind}`), kind).toBeGreaterThan(0);
  for (const selector of [
    'figure a[data-element="link"]',
    'a[target="_blank"]',
    '.bw-card[data-content-type="column"]',
  ])
    expect(count(selector), selector).toBeGreaterThan(0);
  const figures = all('figure');
  expect(figures.some((figure) => sourceOf(figure, 'desktop') !== sourceOf(figure, 'mobile'))).toBe(true);
  for (const image of all('img')) expect(image.getAttribute('alt'), image.outerHTML).not.toBeNull();
  for (const image of all('img:not([data-element])'))
    expect([image.hasAttribute('width'), image.hasAttribute('height')], image.outerHTML).toEqual([
      true,
      true,
    ]);
  const backdrops = all('[data-background-images]').map((node) =>
    JSON.parse((node.getAttribute('data-background-images') ?? '').replaceAll('\\', '')),
  );
  expect(backdrops.some(({ desktop_image: wide, mobile_image: narrow }) => wide && narrow)).toBe(true);
  expect(count('[data-enable-parallax="1"][data-parallax-speed="0.5"]')).toBe(2);
  expect(count('[data-background-type="video"][data-video-src^="https://"]')).toBe(1);
  // the shop's own films: behind a row and behind a banner
  expect(count('[data-background-type="video"][data-video-src^="/media/"]')).toBe(2);
});

const cssOf = (root: Element) => [...root.querySelectorAll('style')].map((node) => node.textContent).join('');

test('every styling is used, and every styled element finds its rule once [CONTENT-02]', () => {
  const styles = parsed.map(({ root }) => cssOf(root)).join('');
  const rules =
    'text-align:center text-align:right padding: margin: border-style:solid border-style:dashed border-style:dotted border-radius: display:none justify-content:center justify-content:flex-end min-height:';
  for (const rule of rules.split(' ')) expect(styles, rule).toContain(rule);
  for (const { name, root } of parsed) {
    const marks = [...root.querySelectorAll('[data-pb-style]')].map((node) =>
      node.getAttribute('data-pb-style'),
    );
    expect(new Set(marks).size, name).toBe(marks.length);
    for (const mark of marks) expect(cssOf(root)).toContain(`[data-pb-style=${mark}]`);
  }
});

test('maps, tabs and product lists are filled with what exists [CONTENT-01]', () => {
  for (const node of all('[data-content-type="map"]')) {
    const places = JSON.parse(node.getAttribute('data-locations') ?? '');
    expect(places.length).toBeGreaterThan(0);
    for (const { location_name: name, country, position } of places) {
      expect(name).toEqual(expect.any(String));
      expect([/^(?:Australia|New Zealand)$/.test(country), position.latitude < 0]).toEqual([true, true]);
    }
  }
  for (const node of all('[data-content-type="tabs"]')) {
    const headers = [...node.querySelectorAll('.tab-header a')].map((link) => link.getAttribute('href'));
    expect(headers).toEqual(
      [...node.querySelectorAll('[data-content-type="tab-item"]')].map(({ id }) => `#${id}`),
    );
  }
  const urls = new Map(seedShop.products.map(({ sku, urlKey }) => [sku, `/${urlKey}.html`]));
  const items = all('[data-content-type="products"] .product-item');
  expect(items.length).toBeGreaterThan(8);
  for (const item of items) {
    const sku = item.querySelector('form')?.getAttribute('data-product-sku') ?? '';
    expect(item.querySelector('.product-item-link')?.getAttribute('href')).toBe(urls.get(sku));
  }
});
