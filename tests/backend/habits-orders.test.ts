/** Habits of a stock 2.4.7 in prices, carts, addresses and orders, each as it was recorded. */
import { beforeEach, expect, test, onTestFinished } from 'vitest';
import { kindsShop, signIn, uid } from './kinds-shop.ts';
import { openShop } from './open-shop.ts';
import { entered, product } from './seed-parts.ts';
import { addMutation, addTo, brisbane, newCart, setShipping, type Row, startShop } from './shop-client.ts';

const value = (id: number, title: string) =>
  ({ id, title, price: 100, priceType: 'FIXED', sku: null, position: id }) as const;
const option = { ...entered, price: 0, isRequired: false, maxCharacters: null };

const shop = await openShop({
  layers: 'stock',
  seed: {
    ...kindsShop,
    storeConfig: { ...kindsShop.storeConfig, 'payment/checkmo/active': true },
    products: [
      ...kindsShop.products,
      product(40, 'PRINTED', 1000, {
        customOptions: [
          { ...option, id: 1, kind: 'field', title: 'Print', position: 1 },
          {
            ...option,
            id: 2,
            kind: 'checkbox',
            title: 'Extras',
            position: 2,
            values: [value(3, 'Straws'), value(4, 'Sleeves')],
          },
          { ...option, id: 5, kind: 'date', title: 'Wanted on', position: 3 },
        ],
      }),
    ],
  },
});

let id: string;
beforeEach(async () => {
  id = await newCart(shop);
});

const add = async (item: object): Promise<Row> =>
  (await shop.graphql(addMutation, { id, items: [item] })).data.addProductsToCart;

const order = () =>
  shop.rest('POST', `/guest-carts/${id}/payment-information`, {
    email: 'gina@example.com',
    paymentMethod: { method: 'checkmo' },
    billingAddress: brisbane,
  });

/** Until the end of the work the shopkeeper has set these. */
async function withSettings(settings: Readonly<Record<string, string>>, work: () => Promise<void>) {
  for (const [key, own] of Object.entries(settings)) await shop.set(key, own);
  await work();
  await shop.rows(`delete from setting where key in ('${Object.keys(settings).join("','")}')`);
}

test('an order swaps what was written and what was chosen, and joins empty skus [BEY-22]', async () => {
  await add({
    sku: 'PRINTED',
    quantity: 1,
    selected_options: [uid('custom-option/2/3'), uid('custom-option/2/4')],
    entered_options: [
      { uid: uid('custom-option/1'), value: 'Hello' },
      { uid: uid('custom-option/5'), value: '2026-12-24 00:00:00' },
    ],
  });
  await setShipping(shop, id);
  expect((await order()).status).toBe(200);
  const { body } = await shop.rest('GET', `/guest-carts/${id}`);
  const { data } = await shop.graphql(
    'query ($q: OrderInformationInput!) { guestOrder(input: $q) { items { product_sku selected_options { label value } entered_options { label value } } } }',
    { q: { number: body.reserved_order_id, email: 'gina@example.com', postcode: '4000' } },
  );
  expect(data.guestOrder.items).toEqual([
    {
      product_sku: 'PRINTED--',
      selected_options: [
        { label: 'Print', value: 'Hello' },
        { label: 'Wanted on', value: '24 Dec 2026' },
      ],
      entered_options: [{ label: 'Extras', value: 'Straws, Sleeves' }],
    },
  ]);
});

test('an address abroad gets a delivery price and is refused with the order [BEY-22]', async () => {
  await addTo(shop, id, 'BOTTLE', 1);
  const abroad = { ...brisbane, country_id: 'US', region_id: null, region_code: null, region: null };
  const { body: rates } = await shop.rest('POST', `/guest-carts/${id}/estimate-shipping-methods`, {
    address: abroad,
  });
  expect(rates[0]).toMatchObject({ available: true, method_code: 'standard' });
  expect((await setShipping(shop, id, abroad)).status).toBe(200);
  const { status, body } = await order();
  expect(status).toBe(400);
  expect(body.message).toContain('Invalid value of "US" provided for the countryId field.');
});

test('maintenance is a page without Retry-After [BEY-22]', async () => {
  await withSettings({ maintenance: '1' }, async () => {
    const response = await shop.fetch('/graphql?query={__typename}');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, null]);
    expect(response.headers.get('Content-Type')).toContain('text/html');
  });
});

test('a price entered without tax and shown with it has the tax added [BEY-22]', async () => {
  const settings = { 'tax/calculation/price_includes_tax': '0', 'tax/display/type': '3' };
  await withSettings(settings, async () => {
    const { data } = await shop.graphql(
      '{ products(filter: { sku: { eq: "PRINTED" } }) { items { price_range { minimum_price { final_price { value } } } } } }',
    );
    expect(data.products.items[0].price_range.minimum_price.final_price.value).toBe(11.000001);
  });
});

test('abroad a price entered with tax is sold without it, once the address is known [BEY-22]', async () => {
  await withSettings({ 'tax/calculation/cross_border_trade_enabled': '0', 'tax/rate/NZ': '0' }, async () => {
    await addTo(shop, id, 'PRINTED', 1);
    const { body: before } = await shop.rest('GET', `/guest-carts/${id}/totals`);
    const { body: after } = await setShipping(shop, id, { ...brisbane, country_id: 'NZ', postcode: '1010' });
    expect([before.subtotal_incl_tax, after.totals.subtotal_incl_tax]).toEqual([10, 9.09]);
    expect(after.totals.tax_amount).toBe(0);
  });
});

test('a customer’s cart takes the default address when it is filled further [BEY-22]', async () => {
  const alice = await signIn(shop);
  const own = await newCart(alice);
  const places = async () =>
    (await alice.graphql(`{ cart(cart_id: "${own}") { shipping_addresses { city } } }`)).data.cart
      .shipping_addresses;
  await addTo(alice, own, 'BOTTLE', 1);
  expect(await places()).toEqual([]);
  await addTo(alice, own, 'CUPS', 1);
  expect(await places()).toEqual([{ city: 'Brisbane' }]);
});

const byShelf = `query ($filter: ProductAttributeFilterInput, $search: String, $sort: ProductAttributeSortInput) {
  categoryList(filters: { ids: { eq: "3" } }) { id }
  products(filter: $filter, search: $search, sort: $sort) { items { sku } }
}`;
const failed = {
  data: { categoryList: [{ id: 3 }], products: null },
  errors: [{ message: 'Internal server error', path: ['products'] }],
};
const shelf = { category_id: { eq: '3' } };

test('a null sent to products fails its field, and what is left out fails nothing [BEY-22]', async () => {
  for (const variables of [
    { filter: shelf, sort: null },
    { search: 'spring', filter: null },
  ])
    expect(await shop.graphql(byShelf, variables)).toMatchObject(failed);
  expect(shop.lines).toEqual([]);
  const { data, errors } = await shop.graphql(byShelf, { filter: shelf, sort: {} });
  expect(errors).toBeUndefined();
  expect(data.products.items).not.toEqual([]);
});

const skusFor = async (filter: string, rest = '') => {
  const { data } = await shop.graphql(`{ products(filter: { ${filter} } ${rest}) { items { sku } } }`);
  return data.products.items.map(({ sku }: Row) => sku);
};

test('products by url_key come after the group and bundle of any key asked for, and an invisible variant is its parent [BEY-22]', async () => {
  expect(await skusFor('url_key: { eq: "cups" }', 'pageSize: 1')).toEqual(['SET']);
  expect(await skusFor('url_key: { eq: "cups" }')).toEqual(['SET', 'PACK', 'CUPS']);
  expect(await skusFor('url_key: { eq: "last" }')).toEqual(['LAST']);
  expect(await skusFor('sku: { eq: "CUPS" }')).toEqual(['CUPS']);
  expect(await skusFor('url_key: { eq: "flask-blue" }')).toEqual(['FLASK']);
});

test('with the habits off null means left out, a key finds its product only, a bundle tells its price [BEY-22]', async () => {
  const plain = await startShop({ seed: kindsShop, layers: 'stock', habits: 'off' });
  onTestFinished(() => plain.backend.close());
  const listed = await plain.graphql(byShelf, { filter: { ...shelf, price: null }, sort: null });
  expect(listed.errors).toBeUndefined();
  const { data, errors } = await plain.graphql(
    '{ products(filter: { url_key: { eq: "cups" } }) { items { sku } } bundles: products(filter: { sku: { eq: "PACK" } }) { items { ... on BundleProduct { price_details { main_price } } } } }',
  );
  expect(errors).toBeUndefined();
  expect(data.products.items).toEqual([{ sku: 'CUPS' }]);
  expect(data.bundles.items[0].price_details.main_price).toBeGreaterThan(0);
});

const linked = (field: string, selection: string, fragments: string) =>
  shop.graphql(
    `{ products(filter: { sku: { in: ["BOTTLE", "CUPS"] } }, sort: { name: DESC }) { items { sku ${field} { ${selection} } } } } ${fragments}`,
  );
const inline = '... on CustomizableProductInterface { options { required } }';

test('a named fragment that holds an inline one makes related products null, with one error [BEY-22]', async () => {
  const field = 'related_products';
  const answer = await linked(field, '...F', `fragment F on ProductInterface { sku ${inline} }`);
  expect(answer.data.products.items.map((one: Row) => one[field])).toEqual([null, null]);
  expect(answer.errors).toMatchObject([
    { message: 'Internal server error', path: ['products', 'items', 0, field] },
  ]);
  const beside = await linked(field, `...F ${inline}`, 'fragment F on ProductInterface { sku }');
  expect(beside.errors).toBeUndefined();
});
