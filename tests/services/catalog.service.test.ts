/** The catalogue's service on the real backend: products, content, and the shop itself (§7 GraphQL operations). */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { createCatalogService } from '#services/catalog.service.ts';
import type { HtmlCleaner } from '#services/html-cleaner.ts';
import { brokenConnection, failureOf, inTurn, json, plain, type Answering } from '#tests/transport/wires.ts';
import { ask, aud, transportTo, useBackend } from './wired-backend.ts';

const backend = useBackend(seedShop);

/** A tree of one node that holds what was given. */
const treeOf = (html: string) => ({
  nodes: [expect.objectContaining({ type: 'html', key: '0', content: `clean(${html})` })],
  styles: '',
});

/** Marks what it was given, so that HTML that went past it is seen. */
const marking: HtmlCleaner = async (html) => `clean(${html})`;

const readFrom = (answering: Answering, given: Parameters<typeof transportTo>[1] = {}) => {
  const { transport, sent, kept } = transportTo(answering, given);
  const { readContent } = createCatalogService(transport, marking);
  const read = async <Kind extends Content['kind']>(subject: Subject, kind: Kind) => {
    const content = await ask(readContent, { subject });
    if (content.kind !== kind) throw new Error(`${content.kind} instead of ${kind}`);
    return content as Extract<Content, { readonly kind: Kind }>;
  };
  return { read, sent, kept };
};
const open = () => readFrom(backend.answering);

const bySku = (sku: string) => {
  const found = seedShop.products.find((product) => product.sku === sku);
  if (found === undefined) throw new Error(`${sku} is not in the seed`);
  return found;
};

const goesWith = async (skus: readonly string[]): Promise<string[]> => {
  const { products } = await open().read({ kind: 'crossSell', skus }, 'crossSell');
  return products.map(({ sku }) => sku);
};
const readProduct = (urlKey: string) => open().read({ kind: 'product', urlKey }, 'product');

test('CAT-02 has prices, gallery, text, attributes, breadcrumbs and relatives', async () => {
  const seed = bySku('BW-SPRING-15');
  const { product } = await readProduct(seed.urlKey);
  expect(product).toMatchObject({
    sku: 'BW-SPRING-15',
    name: '15 L spring water bottle',
    path: '/15-l-spring-water-bottle.html',
    price: aud(1295),
    regularPrice: null,
    isRental: false,
    isInStock: true,
    onlyLeft: null,
    description: { nodes: [{ type: 'html', content: `clean(${seed.description})` }] },
    shortDescription: { nodes: [{ type: 'html', content: `clean(${seed.shortDescription})` }] },
  });
  expect(product.gallery).toEqual(
    seed.images.map(({ file, label }, place) => ({
      url: `/media/catalog/product/${file}`,
      label,
      position: place + 1,
    })),
  );
  expect(product.attributes).toContainEqual({ label: 'Contents', value: '15 L' });
  expect(product.breadcrumbs.map(({ path }) => path)).toEqual(['/water.html', '/water/spring-water.html']);
  expect(product.related.map(({ sku }) => sku)).toEqual(seed.relatedSkus);
});

test('CAT-06 on sale it shows both prices', async () => {
  const seed = seedShop.products.find(({ specialPrice }) => specialPrice !== undefined);
  const { product } = await readProduct(seed?.urlKey ?? '');
  expect([product.price, product.regularPrice]).toEqual([
    aud(seed?.specialPrice ?? 0),
    aud(seed?.price ?? 0),
  ]);
});

test('GEN-02 a rental is known as one', async () => {
  const seed = seedShop.products.find(({ isRental }) => isRental);
  expect((await readProduct(seed?.urlKey ?? '')).product.isRental).toBe(true);
});

test('CAT-02 sold out and almost sold out are told', async () => {
  const [none, few] = [
    seedShop.products.find(
      ({ type, stock, isBackordered }) => type === 'simple' && stock === 0 && isBackordered !== true,
    ),
    seedShop.products.find(({ stock }) => stock === 3),
  ];
  expect((await readProduct(none?.urlKey ?? '')).product).toMatchObject({
    isInStock: false,
    onlyLeft: null,
  });
  expect((await readProduct(few?.urlKey ?? '')).product).toMatchObject({ isInStock: true, onlyLeft: 3 });
});

test('CAT-02 one that is not there is not found', async () => {
  expect((await failureOf(readProduct('no-such-product'))).kind).toBe('notFound');
});

const footer = 'footer-links';

test('CONTENT-04 a page has title, heading, meta data and cleaned content', async () => {
  const [home] = seedShop.pages;
  const { page } = await open().read({ kind: 'cmsPage', id: home?.id ?? 0 }, 'cmsPage');
  expect(page).toEqual({
    identifier: 'home',
    title: home?.title,
    contentHeading: home?.contentHeading,
    content: treeOf(home?.content ?? ''),
    metaTitle: home?.metaTitle,
    metaDescription: home?.metaDescription,
    canonical: '/',
    layout: 'cms-full-width',
  });
});

test('CONTENT-03 what is written for search engines alone is not asked for, and the canonical address only of the merchant’s layer', async () => {
  const merchant = open();
  await merchant.read({ kind: 'notFoundPage' }, 'cmsPage');
  const stock = readFrom(backend.answering, { layer: 'stock' });
  const { page } = await stock.read({ kind: 'notFoundPage' }, 'cmsPage');
  expect(page.canonical).toBeNull();
  const asked = [merchant, stock].map(({ sent }) => decodeURIComponent(String(sent.at(-1)?.url)));
  expect(asked.map((url) => url.includes('canonical_url'))).toEqual([true, false]);
  for (const url of asked) expect(url).toContain('"onServer":false');
});

test('ROUTE-10 the page for what is not found is no-route', async () => {
  const { page } = await open().read({ kind: 'notFoundPage' }, 'cmsPage');
  expect(page.identifier).toBe('no-route');
});

test('CONTENT-04 a page that is not there is not found', async () => {
  const asked = open().read({ kind: 'cmsPage', id: 987_654 }, 'cmsPage');
  expect((await failureOf(asked)).kind).toBe('notFound');
});

test('SHELL-02 blocks come with their identifier, cleaned', async () => {
  const { blocks } = await open().read({ kind: 'blocks', identifiers: ['checkout-help', footer] }, 'blocks');
  expect(blocks.map(({ identifier }) => identifier)).toEqual(['checkout-help', footer]);
  for (const { content } of blocks) {
    expect(content).toEqual({
      nodes: [expect.objectContaining({ content: expect.stringMatching(/^clean\(<.+>\)$/) })],
      styles: '',
    });
  }
});

test('SHELL-02 a block the merchant does not have is left out, the others stay', async () => {
  const subject = { kind: 'blocks', identifiers: ['no-such-block', footer] } as const;
  const { blocks } = await open().read(subject, 'blocks');
  expect(blocks.map(({ identifier }) => identifier)).toEqual([footer]);
});

test('SHELL-02 a block that comes as an object of nulls is left out', async () => {
  const items = [{ identifier: null, content: null }, null, { identifier: footer, content: '<p>A</p>' }];
  const { read } = readFrom(json({ data: { cmsBlocks: { items } } }));
  const { blocks } = await read({ kind: 'blocks', identifiers: ['gone', footer] }, 'blocks');
  expect(blocks).toEqual([{ identifier: footer, content: treeOf('<p>A</p>') }]);
});

test('GEN-07 its configuration is read', async () => {
  const { storeConfig } = await open().read({ kind: 'storeConfig' }, 'storeConfig');
  expect(storeConfig).toMatchObject({
    code: 'default',
    locale: 'en_AU',
    currency: 'AUD',
    copyright: seedShop.storeConfig['copyright'],
    titleSuffix: seedShop.storeConfig['title_suffix'],
  });
});

test('GEN-08 where the server names nothing the defaults stand', async () => {
  const { read } = readFrom(json({ data: { storeConfig: null } }));
  const { storeConfig } = await read({ kind: 'storeConfig' }, 'storeConfig');
  expect(storeConfig).toMatchObject({ locale: 'en_AU', currency: 'USD', gridPerPage: 6 });
});

const config = json({ data: { storeConfig: { code: 'default', title_suffix: ' | Water' } } });

test('NET-04 the configuration is asked of the network first, then known as long as the tab lives', async () => {
  const { read, sent } = readFrom(inTurn(config, brokenConnection));
  const first = await read({ kind: 'storeConfig' }, 'storeConfig');
  expect(await read({ kind: 'storeConfig' }, 'storeConfig')).toEqual(first);
  expect(sent).toHaveLength(1);
  const { sent: sentLater, read: readLater } = readFrom(config);
  await readLater({ kind: 'storeConfig' }, 'storeConfig');
  expect(sentLater).toHaveLength(1);
});

test('NET-04 NET-09 an error on the configuration stores nothing: it is asked anew', async () => {
  const refused = json({ errors: [{ message: 'No.' }] });
  const { read, sent, kept } = readFrom(inTurn(refused, config));
  await failureOf(read({ kind: 'storeConfig' }, 'storeConfig'));
  expect(kept.written).toEqual([]);
  const { storeConfig } = await read({ kind: 'storeConfig' }, 'storeConfig');
  expect([storeConfig.titleSuffix, sent.length]).toEqual([' | Water', 2]);
});

test('NET-09 the no-route page is asked of the network each time, by its identifier', async () => {
  const { read, sent } = open();
  await read({ kind: 'notFoundPage' }, 'cmsPage');
  await read({ kind: 'notFoundPage' }, 'cmsPage');
  expect(sent.map(({ url }) => url.searchParams.get('variables'))).toEqual([
    '{"identifier":"no-route","onServer":false}',
    '{"identifier":"no-route","onServer":false}',
  ]);
});

test('SHELL-05 the menu has two levels, in their order, with their paths', async () => {
  const { items } = await open().read({ kind: 'menu' }, 'menu');
  const tops = seedShop.categories
    .filter(({ parentId }) => parentId === 2)
    .toSorted((one, other) => one.position - other.position);
  expect(items.map(({ id, name, path }) => [id, name, path])).toEqual(
    tops.map(({ id, name, urlKey }) => [id, name, `/${urlKey}.html`]),
  );
  expect(items[0]?.children.map(({ path }) => path)).toContain('/water/spring-water.html');
});

test('CAT-01 the best sellers are the six most wanted', async () => {
  const { products } = await open().read({ kind: 'bestSellers' }, 'bestSellers');
  const wanted = seedShop.products.toSorted(
    (one, other) => other.popularity - one.popularity || one.id - other.id,
  );
  expect(products.map(({ sku }) => sku)).toEqual(wanted.slice(0, 6).map(({ sku }) => sku));
});

test('CART-09 what goes with the things in a cart is in stock, named once, and not in it already', async () => {
  const linked = seedShop.products.filter(({ crosssellSkus = [] }) => crosssellSkus.length > 0);
  expect(linked.length).toBeGreaterThan(5);
  for (const { sku, crosssellSkus = [] } of linked.slice(0, 5)) {
    const found = await goesWith([sku]);
    expect(found.length).toBeGreaterThan(0);
    expect(crosssellSkus).toEqual(expect.arrayContaining(found));
    expect(await goesWith([sku, ...crosssellSkus])).not.toEqual(expect.arrayContaining(found));
  }
  const all = await goesWith(linked.map(({ sku }) => sku).toSorted());
  expect([all.length, new Set(all).size]).toEqual([4, 4]);
});

test('CONTENT-01 products a page names come in its order, by sku or by url key; who is unknown is left out', async () => {
  const skus = ['BW-CUP-PAPER-200', 'BW-GONE', 'BW-SPRING-15', 'BW-CUP-PAPER-200'];
  const urlKeys = [bySku('BW-RENT-FLOOR').urlKey, 'gone', bySku('BW-SPRING-15').urlKey];
  const listed = { kind: 'listedProducts', skus, urlKeys } as const;
  const { products } = await open().read(listed, 'listedProducts');
  expect(products.map(({ sku }) => sku)).toEqual(['BW-CUP-PAPER-200', 'BW-SPRING-15', 'BW-RENT-FLOOR']);
  const { read, sent } = open();
  await read({ ...listed, skus: [], urlKeys: [] }, 'listedProducts');
  expect(sent).toEqual([]);
});

test('GEN-04 countries come with their regions, New Zealand without', async () => {
  const { countries } = await open().read({ kind: 'countries' }, 'countries');
  expect(countries.map(({ code, name }) => `${code} ${name}`)).toEqual(['AU Australia', 'NZ New Zealand']);
  expect(countries[0]?.regions).toContainEqual({ id: 608, code: 'QLD', name: 'Queensland' });
  expect(countries[1]?.regions).toEqual([]);
});

test.each<readonly [string, Answering]>([
  ['the network is gone', inTurn(brokenConnection)],
  ['the server fails', plain('', { status: 500 })],
  ['the answer is an error', json({ errors: [{ message: 'Internal server error' }] })],
  ['the answer is not JSON', plain('<html>')],
  ['there are none', json({ data: { countries: null } })],
])('ADDR-07 where %s there are no countries, silently', async (_, answering) => {
  const { countries } = await readFrom(answering).read({ kind: 'countries' }, 'countries');
  expect(countries).toEqual([]);
});
