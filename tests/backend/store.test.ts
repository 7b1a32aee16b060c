/** What the store says of itself: settings, views, countries, content, stock layer. */
import { expect, onTestFinished, test } from 'vitest';
import { catalogShop } from './catalog-shop.ts';
import { openShop, refusal } from './open-shop.ts';
import { startShop } from './shop-client.ts';

const shop = await openShop({ seed: catalogShop });
const ask = async (query: string) => (await shop.graphql(query)).data;

test('currency, terms, social links and guest checkout follow the settings [GEN-07]', async () => {
  const query = `{ currency { base_currency_code exchange_rates { currency_to rate } }
    checkoutAgreements { agreement_id name } getSocialLinks { name }
    storeConfig { is_guest_checkout_enabled is_checkout_agreements_enabled } }`;
  expect(await ask(query)).toEqual({
    currency: { base_currency_code: 'AUD', exchange_rates: [{ currency_to: 'AUD', rate: 1 }] },
    checkoutAgreements: [],
    getSocialLinks: [{ name: 'Pictures' }],
    storeConfig: { is_guest_checkout_enabled: true, is_checkout_agreements_enabled: false },
  });
  await shop.set('checkout/options/enable_agreements', true);
  await shop.set('checkout/options/guest_checkout', '0');
  expect(await ask(query)).toMatchObject({
    checkoutAgreements: [{ agreement_id: 1, name: 'Terms' }],
    storeConfig: { is_guest_checkout_enabled: false, is_checkout_agreements_enabled: true },
  });
});

test('countries carry their regions by name, and an unknown country is refused [ADDR-03]', async () => {
  expect((await ask('{ countries { id available_regions { id code } } }')).countries).toEqual([
    { id: 'AU', available_regions: [606, 608].map((id) => expect.objectContaining({ id })) },
    { id: 'NZ', available_regions: null },
  ]);
  const { errors, data } = await shop.graphql('{ country(id: "US") { id } }');
  expect(data).toEqual({ country: null });
  expect(errors).toMatchObject(refusal("The country isn't available.", 'no-such-entity'));
});

test('content is read by its identifier, or refused by what is wrong [ROUTE-10]', async () => {
  const fields = 'title content_heading content page_layout meta_keywords';
  expect((await ask(`{ cmsPage(identifier: "no-route") { ${fields} } }`)).cmsPage).toEqual({
    title: 'Not found',
    content_heading: 'Not found',
    content: '<p>Not found</p>',
    page_layout: '1column',
    meta_keywords: null,
  });
  for (const [query, message] of [
    ['cmsPage(identifier: "nope") { title }', 'The CMS page with the "nope" ID doesn\'t exist.'],
    ['cmsBlocks { items { title } }', '"identifiers" of CMS blocks should be specified'],
  ])
    expect((await shop.graphql(`{ ${query} }`)).errors[0].message).toBe(message);
});

test('a stock backend has no field of the merchant [NET-02]', async () => {
  const stock = await startShop({ layers: 'stock' });
  onTestFinished(() => stock.backend.close());
  const { errors, data } = await stock.graphql('{ storeConfig { delivery_windows_minimum_period } }');
  expect([data, errors[0].message]).toEqual([
    undefined,
    'Cannot query field "delivery_windows_minimum_period" on type "StoreConfig".',
  ]);
});
