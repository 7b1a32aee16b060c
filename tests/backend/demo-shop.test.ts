/** The demonstration's shop as loaded: every address answers, every product can be bought. */
import { describe, expect, test } from 'vitest';
import { seedShop } from '#backend/seed/shop.ts';
import { paths } from '#paths.ts';
import { openShop } from './open-shop.ts';
import { newCart, type Row } from './shop-client.ts';

const shop = await openShop({ seed: seedShop });
const { blocks, categories, pages, products } = seedShop;

const inPieces = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );

/** One query may ask for 300 fields, and each address takes five. */
async function resolve(urls: readonly string[]): Promise<{ readonly url: string; readonly answer: Row }[]> {
  const answers: Row[] = [];
  for (const some of inPieces(urls, 50)) {
    const fields = some.map(
      (url, place) =>
        `p${place}: urlResolver(url: ${JSON.stringify(url)}) { id type relative_url redirectCode }`,
    );
    answers.push(...Object.values((await shop.graphql(`{ ${fields.join(' ')} }`)).data));
  }
  return urls.map((url, place) => ({ url, answer: answers[place] }));
}

describe('addresses', () => {
  test('every category, product and page answers at its address [ROUTE-07]', async () => {
    const { data } = await shop.graphql(`{
      categories(filters: {}, pageSize: 500) { items { id url_path url_suffix } }
      products(filter: { price: { from: "0" } }, pageSize: 500) { items { id url_key url_suffix } }
    }`);
    const addresses: [string, number][] = [
      ...data.categories.items
        .filter(({ id }: Row) => id !== 2)
        .map((one: Row) => [one.url_path + one.url_suffix, one.id]),
      ...data.products.items.map((one: Row) => [one.url_key + one.url_suffix, one.id]),
      ...pages.map(({ identifier, id }) => [identifier, id]),
    ];
    const withPages = products.filter(({ visibility }) => visibility !== 1);
    expect(addresses).toHaveLength(categories.length + withPages.length + pages.length);
    const resolved = await resolve(addresses.map(([address]) => address));
    expect(resolved.map(({ url, answer }) => [url, answer?.id, answer?.redirectCode])).toEqual(
      addresses.map(([address, id]) => [address, id, 0]),
    );
  });

  test('every link in the content leads somewhere [ROUTE-07, ROUTE-12]', async () => {
    const written = [...pages, ...blocks].map(({ content }) => content).join('');
    const links = new Set(
      [...written.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&')),
    );
    const screens = new Set<string>([
      ...Object.values(paths),
      '/customer/login',
      '/customer/account',
      '/create-account',
    ]);
    const own = [...links].filter((link) => link.startsWith('/') && !screens.has(link));
    expect(own.length).toBeGreaterThan(50);
    const lost = (await resolve(own.map((link) => link.slice(1)))).filter(({ answer }) => !answer?.id);
    expect(lost).toEqual([]);
    const others = [...links].filter((link) => !link.startsWith('/'));
    const form = /^(?:tel:\d+$|mailto:[^@]+@[^@]+$|#[a-z-]+$|https:\/\/)/;
    expect(others.filter((link) => !form.test(link))).toEqual([]);
    expect(others.some((link) => link.startsWith('https://'))).toBe(true);
  });

  test('old addresses redirect with their code to addresses that exist [ROUTE-09]', async () => {
    const redirects = seedShop.redirects ?? [];
    expect(new Set(redirects.map(({ code }) => code))).toEqual(new Set([301, 302]));
    const old = await resolve(redirects.map(({ from }) => from));
    for (const [place, { to, code }] of redirects.entries())
      expect(old[place]?.answer).toMatchObject({ relative_url: to, redirectCode: code });
    const inner = redirects.filter(({ to }) => !to.startsWith('https://'));
    expect(inner.length).toBeLessThan(redirects.length);
    const targets = await resolve(inner.map(({ to }) => to));
    for (const [place, { entityId: id, type }] of inner.entries())
      expect(targets[place]?.answer).toMatchObject({ id, type, redirectCode: 0 });
  });

  test('pages, blocks and the eight social links are answered as written [CONTENT-03, SHELL-16]', async () => {
    const { data } = await shop.graphql(
      `query ($ids: [String]) { cmsPage(identifier: "about-us/quality") { title content_heading content page_layout meta_keywords }
        cmsBlocks(identifiers: $ids) { items { identifier content } } getSocialLinks { name } }`,
      { ids: blocks.map(({ identifier }) => identifier) },
    );
    const page = pages.find(({ identifier }) => identifier === 'about-us/quality');
    expect(data.cmsPage).toEqual({
      title: page?.title,
      content_heading: page?.contentHeading,
      content: page?.content,
      page_layout: page?.pageLayout,
      meta_keywords: page?.metaKeywords,
    });
    expect(data.cmsBlocks.items).toEqual(blocks.map(({ identifier, content }) => ({ identifier, content })));
    expect(data.getSocialLinks.map(({ name }: Row) => name).join(' ')).toBe(
      'facebook twitter instagram pinterest youtube snapchat tiktok linkedIn',
    );
  });
});

const addAll = `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
  user_errors { message } cart { total_quantity prices { grand_total { value } } } } }`;

/** What this costs in a cart of its own. */
async function priceOf(sku: string, quantity: number, choice: object = {}): Promise<number> {
  const items = [{ sku, quantity, ...choice }];
  const { data } = await shop.graphql(addAll, { id: await newCart(shop), items });
  expect(data.addProductsToCart.user_errors, sku).toEqual([]);
  return data.addProductsToCart.cart.prices.grand_total.value;
}

async function read(sku: string, fields: string): Promise<Row> {
  const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ${fields} } } }`;
  return (await shop.graphql(query, { sku })).data.products.items[0];
}

describe('buying', () => {
  test('everything in stock that needs no choice goes into a cart at its price [GEN-01]', async () => {
    const wanted = products.filter(
      ({ type, stock, visibility, customOptions = [] }) =>
        type === 'simple' &&
        stock > 0 &&
        visibility !== 1 &&
        !customOptions.some(({ isRequired }) => isRequired),
    );
    const id = await newCart(shop);
    let cart: Row;
    for (const some of inPieces(wanted, 25)) {
      const items = some.map(({ sku }) => ({ sku, quantity: 1 }));
      ({ cart } = (await shop.graphql(addAll, { id, items })).data.addProductsToCart);
    }
    const cents = wanted.reduce((total, { price, specialPrice }) => total + (specialPrice ?? price), 0);
    expect(cart).toEqual({ total_quantity: wanted.length, prices: { grand_total: { value: cents / 100 } } });
  });

  test('one of every other kind is chosen as a shopper would, at the price of the choice [GEN-01]', async () => {
    const bottle = await read(
      'BW-BOTTLE-STEEL',
      '... on ConfigurableProduct { configurable_options { values { uid } } }',
    );
    const colourAndSize = bottle.configurable_options.map(({ values }: Row) => values[0].uid);
    expect(await priceOf('BW-BOTTLE-STEEL', 2, { selected_options: colourAndSize })).toBe(59.9);

    const pack = await read('BW-PACK-STARTER', '... on BundleProduct { items { required options { uid } } }');
    const parts = pack.items.filter((one: Row) => one.required).map(({ options }: Row) => options[0].uid);
    expect(await priceOf('BW-PACK-STARTER', 1, { selected_options: parts })).toBe(304.9);

    const signs = await read('BW-SIGNS', '... on DownloadableProduct { downloadable_product_links { uid } }');
    const link = signs.downloadable_product_links[1].uid;
    expect(await priceOf('BW-SIGNS', 1, { selected_options: [link] })).toBe(11);

    const flask = await read(
      'BW-FLASK-ENGRAVED',
      '... on CustomizableProductInterface { options { uid ... on CustomizableDropDownOption { value { uid } } } }',
    );
    const [engraving, ribbon] = flask.options;
    const choice = {
      selected_options: [ribbon.value[0].uid],
      entered_options: [{ uid: engraving.uid, value: 'ALEX' }],
    };
    expect(await priceOf('BW-FLASK-ENGRAVED', 1, choice)).toBe(47.45);

    const card = await read('BW-GIFT-OPEN', '... on GiftCardProduct { gift_card_options { uid title } }');
    const answers: Readonly<Record<string, string>> = {
      'Custom Giftcard Amount': '75',
      'Sender Name': 'Pat Lee',
      'Sender Email': 'pat@example.com',
      'Recipient Name': 'Aroha Ngata',
      'Recipient Email': 'aroha@example.com',
    };
    const entered = card.gift_card_options
      .map(({ uid, title }: Row) => ({ uid, value: answers[title] }))
      .filter(({ value }: Row) => value);
    expect(await priceOf('BW-GIFT-OPEN', 1, { entered_options: entered })).toBe(75);
    // a service, a tier price and a product on backorder
    expect(await priceOf('BW-SERVICE-SANITISE', 1)).toBe(89);
    expect(await priceOf('BW-CUP-PAPER-200', 5)).toBe(305);
    expect(await priceOf('BW-ALU-450-12', 1)).toBe(33.6);
  });

  test('every sample that a product names is a PDF, and nothing else is given away [CAT-02]', async () => {
    const files = products.flatMap(({ downloads }) => downloads ?? []);
    const statusOf = async (path: string, method = 'GET') => {
      const response = await shop.fetch(`/downloadable/download/${path}/`, { method });
      if (response.status === 200) expect((await response.text()).slice(0, 5)).toBe('%PDF-');
      return response.status;
    };
    for (const { id } of files.flatMap(({ samples }) => samples))
      expect(await statusOf(`sample/sample_id/${id}`)).toBe(200);
    for (const { id, hasSample } of files.flatMap(({ links }) => links))
      expect([id, await statusOf(`linkSample/link_id/${id}`)]).toEqual([id, hasSample ? 200 : 404]);
    expect(await statusOf('sample/sample_id/99999')).toBe(404);
    expect(await statusOf('sample/sample_id/1', 'POST')).toBe(405);
    const { data } = await shop.graphql(
      `query ($skus: [String]) { products(filter: { sku: { in: $skus } }) { items { ... on DownloadableProduct {
        downloadable_product_links { sample_url } downloadable_product_samples { sample_url } } } } }`,
      { skus: products.filter(({ type }) => type === 'downloadable').map(({ sku }) => sku) },
    );
    const named = data.products.items
      .flatMap((one: Row) => [...one.downloadable_product_links, ...one.downloadable_product_samples])
      .filter(({ sample_url: url }: Row) => url !== null);
    const offered = files.flatMap(({ links, samples }) => [
      ...links.filter((one) => one.hasSample),
      ...samples,
    ]);
    expect(named).toHaveLength(offered.length);
    for (const { sample_url: url } of named)
      expect((await shop.fetch(new URL(url).pathname)).status).toBe(200);
  });
});
