/** Products, content and store configuration on the real backend. */

import { expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import type { Content, Subject } from '#machines/domain/subject.ts';
import { createCatalogService } from '#services/catalog/catalog.service.ts';
import type { HtmlCleaner } from '#services/content/html-cleaner.ts';
import * as wires from '#tests/transport/wires.ts';
import { ask, aud, transportTo, useBackend } from './wired-backend.ts';
import { createBlockReader } from '#services/content/cms-blocks.ts';

const backend = useBackend(seedShop);

const treeOf = (html: string) => ({
  nodes: [expect.objectContaining({ type: 'html', key: '0', content: `clean(${html})` })],
  styles: '',
});

/** Marks cleaned HTML, so that uncleaned HTML shows. */
const marking: HtmlCleaner = async (html) => `clean(${html})`;

const readFrom = (answering: wires.Answering, given: Parameters<typeof transportTo>[1] = {}) => {
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

test('reads a product with prices, gallery, text, attributes, breadcrumbs and related products [CAT-02]', async () => {
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

test('reports an unknown product or page as not found [CAT-02 CONTENT-04]', async () => {
  expect((await wires.failureOf(readProduct('no-such-product'))).kind).toBe('notFound');
  const asked = open().read({ kind: 'cmsPage', id: 987_654 }, 'cmsPage');
  expect((await wires.failureOf(asked)).kind).toBe('notFound');
});

const footer = 'footer-links';

test('reads a page with title, heading, meta data and cleaned content [CONTENT-04]', async () => {
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

test('reads blocks with identifier and cleaned content, without those that come as null [SHELL-02]', async () => {
  const items = [{ identifier: null, content: null }, null, { identifier: footer, content: '<p>A</p>' }];
  const { read } = readFrom(wires.json({ data: { cmsBlocks: { items } } }));
  const { blocks: left } = await read({ kind: 'blocks', identifiers: ['gone', footer] }, 'blocks');
  expect(left).toEqual([{ identifier: footer, content: treeOf('<p>A</p>') }]);
});

test('reads the store configuration, with defaults where the server names nothing [GEN-07 GEN-08]', async () => {
  const { storeConfig } = await open().read({ kind: 'storeConfig' }, 'storeConfig');
  expect(storeConfig).toMatchObject({
    code: 'default',
    locale: 'en_AU',
    currency: 'AUD',
    copyright: seedShop.storeConfig['copyright'],
    titleSuffix: seedShop.storeConfig['title_suffix'],
  });
  const { read } = readFrom(wires.json({ data: { storeConfig: null } }));
  const { storeConfig: unsaid } = await read({ kind: 'storeConfig' }, 'storeConfig');
  expect(unsaid).toMatchObject({ locale: 'en_AU', currency: 'USD', gridPerPage: 6 });
});

test('reads the six best sellers [CAT-01]', async () => {
  const { products } = await open().read({ kind: 'bestSellers' }, 'bestSellers');
  const wanted = seedShop.products.toSorted(
    (one, other) => other.popularity - one.popularity || one.id - other.id,
  );
  expect(products.map(({ sku }) => sku)).toEqual(wanted.slice(0, 6).map(({ sku }) => sku));
});

test('reads cross-sells that are in stock, distinct and not in the cart [CART-09]', async () => {
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

test('reads listed products in the page’s order and leaves out unknown ones [CONTENT-01]', async () => {
  const skus = ['BW-CUP-PAPER-200', 'BW-GONE', 'BW-SPRING-15', 'BW-CUP-PAPER-200'];
  const urlKeys = [bySku('BW-RENT-FLOOR').urlKey, 'gone', bySku('BW-SPRING-15').urlKey];
  const listed = { kind: 'listedProducts', skus, urlKeys } as const;
  const { products } = await open().read(listed, 'listedProducts');
  expect(products.map(({ sku }) => sku)).toEqual(['BW-CUP-PAPER-200', 'BW-SPRING-15', 'BW-RENT-FLOOR']);
  const { read, sent } = open();
  await read({ ...listed, skus: [], urlKeys: [] }, 'listedProducts');
  expect(sent).toEqual([]);
});

test.each<readonly [string, wires.Answering]>([
  ['the network is gone', wires.inTurn(wires.brokenConnection)],
  ['the answer is an error', wires.json({ errors: [{ message: 'Internal server error' }] })],
  ['there are none', wires.json({ data: { countries: null } })],
])('shows no countries and no error where %s [ADDR-07]', async (_, answering) => {
  const { countries } = await readFrom(answering).read({ kind: 'countries' }, 'countries');
  expect(countries).toEqual([]);
});

const day = 86_400_000;
const shell = ['header-cms-links', 'checkout-help'];
const help = { identifier: 'checkout-help', content: '<p>Call us.</p>' };

// as recorded: an object of nulls for a block that does not exist, one error for the first of them
const answerOf = (items: readonly unknown[], path: readonly unknown[] = ['cmsBlocks', 'items', 0]) => ({
  data: { cmsBlocks: { items } },
  errors: [
    {
      message: 'The CMS block with the "header-cms-links" ID doesn\'t exist.',
      path,
      extensions: { category: 'graphql-no-such-entity' },
    },
  ],
});

const openBlocks = (answer: unknown, started = Date.now()) => {
  const { settings, sent } = wires.wiresTo(wires.json(answer));
  const clock = { now: started };
  const { storage } = settings;
  const read = createBlockReader({ graphql: wires.graphqlOf(settings), storage }, () => clock.now);
  const asked = (): readonly unknown[] =>
    sent.map(({ url }) => JSON.parse(url.searchParams.get('variables') ?? '{}').identifiers);
  return { read: (names: readonly string[]) => read(names, wires.never()), asked, clock };
};

test('a block that does not exist is left out of the next request, and asked for a day later [BEY-22]', async () => {
  const { read, asked, clock } = openBlocks(answerOf([null, help]));
  expect(await read(shell)).toEqual([help]);
  expect(await read(shell)).toEqual([help]);
  clock.now += day + 1;
  await read(shell);
  expect(asked()).toEqual([shell, ['checkout-help'], shell]);
});

test('a block that could not be read is asked for again [BEY-24]', async () => {
  const { read, asked } = openBlocks({
    errors: [{ message: 'Internal server error', path: ['cmsBlocks'] }],
    data: null,
  });
  await expect(read(shell)).rejects.toThrow('went wrong on our side');
  await expect(read(shell)).rejects.toThrow('went wrong on our side');
  expect(asked()).toEqual([shell, shell]);
});
