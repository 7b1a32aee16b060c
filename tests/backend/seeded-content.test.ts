// @vitest-environment jsdom
/** The seeded pages as a storefront parses them: all are there, and all of the page builder is used in them. */
import { describe, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';

const { pages, blocks, storeConfig } = seedShop;

const parse = (html: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};

const isBuilt = (html: string): boolean => html.includes('data-content-type');
const parsed = [
  ...pages.map(({ identifier, content }) => ({ name: identifier, content })),
  ...blocks.map(({ identifier, content }) => ({ name: `block ${identifier}`, content })),
]
  .filter(({ content }) => isBuilt(content))
  .map(({ name, content }) => ({ name, root: parse(content) }));

const all = (selector: string): Element[] =>
  parsed.flatMap(({ root }) => [...root.querySelectorAll(selector)]);
const values = (type: string, attribute: string): ReadonlySet<string | null> =>
  new Set(all(`[data-content-type="${type}"]`).map((node) => node.getAttribute(attribute)));
const styles = parsed.map(({ root }) => root.querySelector('style')?.textContent ?? '').join('');
const ofPictures = (node: Element): Record<string, string> =>
  JSON.parse((node.getAttribute('data-background-images') ?? '').replaceAll('\\', ''));

describe('pages of §2', () => {
  const wanted = [
    'home',
    'no-route',
    'water-at-work',
    'water-at-home',
    `${String(storeConfig['storefront/resellers_product'])}-resellers`,
    'frequently-asked-questions',
    'about-us',
    'about-us/ordering-and-delivery',
    'about-us/quality',
    'about-us/sustainability',
    'about-us/community-care',
    'around-the-water-cooler',
    'careers',
    'contact-us',
    'about-us/privacy-policy',
    'about-us/terms-and-conditions',
    'trademarks',
    'sitemap',
    'all-products',
    'products',
    'style-guide',
  ];

  test.each(wanted)('CONTENT-03 %s is written, with all its fields', (identifier) => {
    const page = pages.find((own) => own.identifier === identifier);
    expect(page?.title).toBeTruthy();
    expect(page?.metaTitle).toBeTruthy();
    expect(page?.metaDescription.length).toBeGreaterThan(20);
    expect(page?.pageLayout).toMatch(/^(?:1column|2columns-left|cms-full-width)$/);
    expect(parse(page?.content ?? '').textContent?.length).toBeGreaterThan(120);
    expect(page?.content).not.toMatch(/lorem|undefined|\[object|NaN/i);
    if (identifier !== 'no-route') expect(page?.metaKeywords).toBeTruthy();
    if (identifier !== 'home') {
      expect(page?.contentHeading).toBeTruthy();
      expect(parse(page?.content ?? '').querySelector('h1')).toBeNull();
    }
  });

  test('no page or block has the number or name of another', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    expect(new Set(pages.map(({ identifier }) => identifier)).size).toBe(pages.length);
    expect(new Set(blocks.map(({ identifier }) => identifier)).size).toBe(blocks.length);
  });
});

describe('the page builder', () => {
  const types = [
    'row',
    'column',
    'column-line',
    'column-group',
    'image',
    'heading',
    'text',
    'tabs',
    'tab-item',
    'buttons',
    'button-item',
    'block',
    'products',
    'html',
    'divider',
    'video',
    'map',
    'banner',
    'slider',
    'slide',
  ];

  test.each(types)('CONTENT-01 %s is used', (type) => {
    expect(all(`[data-content-type="${type}"][data-element="main"]`).length).toBeGreaterThan(0);
  });

  test('CONTENT-01 nothing else is, and each stands where it belongs', () => {
    expect(new Set(all('[data-content-type]').map((node) => node.getAttribute('data-content-type')))).toEqual(
      new Set(types),
    );
    const parents: Readonly<Record<string, string>> = {
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

  test.each([
    ['row', 'data-appearance', ['contained', 'full-width', 'full-bleed']],
    ['column', 'data-appearance', ['align-top', 'align-center', 'align-bottom', 'full-height']],
    ['buttons', 'data-appearance', ['inline', 'stacked']],
    ['buttons', 'data-same-width', ['true', 'false']],
    ['banner', 'data-appearance', ['poster', 'collage-left', 'collage-centered', 'collage-right']],
    ['slide', 'data-appearance', ['poster', 'collage-left', 'collage-centered', 'collage-right']],
    ['slide', 'data-show-button', ['always', 'hover', 'never']],
    ['slide', 'data-show-overlay', ['always', 'hover']],
    ['products', 'data-appearance', ['grid', 'carousel']],
    ['products', 'data-autoplay', ['true', 'false']],
    ['products', 'data-infinite-loop', ['true', 'false']],
    ['products', 'data-show-dots', ['true', 'false']],
    ['products', 'data-carousel-mode', ['default', 'continuous']],
    ['products', 'data-center-padding', ['60px', '90px']],
    ['products', 'data-autoplay-speed', ['4000', '6000']],
    ['slider', 'data-autoplay', ['true', 'false']],
    ['slider', 'data-fade', ['true', 'false']],
    ['slider', 'data-infinite-loop', ['true', 'false']],
    ['slider', 'data-show-arrows', ['true', 'false']],
    ['slider', 'data-autoplay-speed', ['4000', '7000']],
    ['tabs', 'data-active-tab', ['0', '1', '2']],
    ['tabs', 'class', ['tab-align-left', 'tab-align-center', 'tab-align-right']],
    ['row', 'data-background-type', [null, 'image', 'video']],
    ['map', 'data-show-controls', ['true', 'false']],
  ])('CONTENT-01 %s comes with every %s', (type, attribute, wanted) => {
    expect([...values(type, attribute)]).toEqual(expect.arrayContaining(wanted));
  });

  test('CONTENT-01 buttons are primary, secondary and links; pictures lead on, some into a new tab', () => {
    for (const kind of ['primary', 'secondary', 'link'])
      expect(all(`[data-content-type="button-item"] .pagebuilder-button-${kind}`).length).toBeGreaterThan(0);
    expect(all('figure a[data-element="link"]').length).toBeGreaterThan(0);
    expect(all('a[target="_blank"]').length).toBeGreaterThan(0);
  });

  test('CONTENT-01 pictures have a narrow twin, rows move against the page or play a film', () => {
    const differing = all('figure').filter(
      (node) =>
        node.querySelector('[data-element="desktop_image"]')?.getAttribute('src') !==
        node.querySelector('[data-element="mobile_image"]')?.getAttribute('src'),
    );
    expect(differing.length).toBeGreaterThan(0);
    for (const node of all('img')) expect(node.getAttribute('alt'), node.outerHTML).not.toBeNull();
    const backdrops = all('[data-background-images]').map(ofPictures);
    expect(backdrops.some(({ desktop_image: wide, mobile_image: narrow }) => wide && narrow)).toBe(true);
    expect(all('[data-enable-parallax="1"][data-parallax-speed="0.5"]')).toHaveLength(2);
    expect(all('[data-background-type="video"][data-video-src^="https://"]')).toHaveLength(1);
    // the shop's own, behind a row and behind a banner
    expect(all('[data-background-type="video"][data-video-src^="/media/"]')).toHaveLength(2);
  });

  test('CONTENT-01 every styling of §3 occurs, and every mark finds its rule once', () => {
    for (const rule of [
      'text-align:center',
      'text-align:right',
      'padding:',
      'margin:',
      'border-style:solid',
      'border-style:dashed',
      'border-style:dotted',
      'border-radius:',
      'display:none',
      'justify-content:center',
      'justify-content:flex-end',
      'min-height:',
    ])
      expect(styles, rule).toContain(rule);
    expect(all('.bw-card[data-content-type="column"]').length).toBeGreaterThan(0);
    for (const { name, root } of parsed) {
      const marks = [...root.querySelectorAll('[data-pb-style]')].map((node) =>
        node.getAttribute('data-pb-style'),
      );
      const css = [...root.querySelectorAll('style')].map((node) => node.textContent).join('');
      expect(new Set(marks).size, name).toBe(marks.length);
      for (const mark of marks) expect(css).toContain(`[data-pb-style=${mark}]`);
    }
  });

  test('CONTENT-01 maps say where, tabs have as many headers as leaves', () => {
    for (const node of all('[data-content-type="map"]')) {
      const places = JSON.parse(node.getAttribute('data-locations') ?? '');
      expect(places.length).toBeGreaterThan(0);
      for (const place of places)
        expect([place.location_name, place.country, place.position.latitude < 0]).toEqual([
          expect.any(String),
          expect.stringMatching(/^(?:Australia|New Zealand)$/),
          true,
        ]);
    }
    for (const node of all('[data-content-type="tabs"]')) {
      const headers = [...node.querySelectorAll('.tab-header a')].map((link) => link.getAttribute('href'));
      const leaves = [...node.querySelectorAll('[data-content-type="tab-item"]')].map(
        (leaf) => `#${leaf.id}`,
      );
      expect(headers).toEqual(leaves);
    }
  });

  test('CONTENT-01 product lists name products that are sold, by link and by sku', () => {
    const urls = new Map(seedShop.products.map(({ sku, urlKey }) => [sku, `/${urlKey}.html`]));
    const items = all('[data-content-type="products"] .product-item');
    expect(items.length).toBeGreaterThan(8);
    for (const item of items) {
      const sku = item.querySelector('form')?.getAttribute('data-product-sku') ?? '';
      expect(item.querySelector('.product-item-link')?.getAttribute('href')).toBe(urls.get(sku));
    }
  });
});
