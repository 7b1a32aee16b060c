/** Categories, addresses, attributes and what the store says of itself. */
import { describe, expect, test } from 'vitest';
import { catalogShop, withSettings } from './catalog-shop.ts';
import { startShop } from './shop-client.ts';
import { openShop } from './open-shop.ts';

const shop = await openShop({ seed: catalogShop });
const ask = async (query: string) => (await shop.graphql(query)).data;

const route = (url: string) =>
  shop.graphql(
    `query ($url: String!) { route(url: $url) { __typename type relative_url redirect_code
        ... on CmsPage { identifier } ... on ProductInterface { sku } ... on CategoryInterface { name } }
        urlResolver(url: $url) { id type relative_url redirectCode } }`,
    { url },
  );

const inView = (store: string) =>
  shop.fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Store: store },
    body: JSON.stringify({ query: '{ storeConfig { store_code store_name base_url is_default_store } }' }),
  });

describe('CAT-01 categories', () => {
  test('stand in their order, without those switched off, with those outside the menu', async () => {
    const data = await ask(`{ categories(filters: { parent_category_uid: { eq: "Mg==" } }) {
      total_count items { name position include_in_menu product_count children_count image meta_title
        children { name url_path breadcrumbs { category_name category_level } } } } }`);
    expect(data.categories).toMatchObject({
      total_count: 4,
      items: [
        { name: 'Coolers', product_count: 3, children_count: '0', include_in_menu: 1, image: null },
        {
          name: 'Water',
          product_count: 4,
          children_count: '1',
          meta_title: null,
          children: [
            {
              name: 'Sparkling',
              url_path: 'water/sparkling',
              breadcrumbs: [{ category_name: 'Water', category_level: 2 }],
            },
          ],
        },
        { name: 'Accessories' },
        { name: 'Hidden', include_in_menu: 0, product_count: 0 },
      ],
    });
  });

  test('list their products a page at a time, in the order asked for', async () => {
    const data = await ask(`{ categoryList(filters: { url_key: { eq: "water" } }) {
      products(pageSize: 2, sort: { price: DESC }) { total_count items { sku } page_info { total_pages } } } }`);
    expect(data.categoryList).toEqual([
      {
        products: {
          total_count: 4,
          items: [{ sku: 'FIZZ' }, { sku: 'PACK' }],
          page_info: { total_pages: 2 },
        },
      },
    ]);
  });

  test.each([8, 99])(
    'category %i, unknown or switched off, is refused by id and left out of a list',
    async (id) => {
      const { data, errors } = await shop.graphql(
        `{ category(id: ${id}) { id } categoryList(filters: { ids: { eq: "${id}" } }) { id } }`,
      );
      expect(data).toEqual({ category: null, categoryList: [] });
      expect(errors).toMatchObject([
        { message: "Category doesn't exist", extensions: { category: 'graphql-no-such-entity' } },
      ]);
    },
  );
});

describe('ROUTE-07 addresses', () => {
  test.each([
    ['water/sparkling.html', 'CategoryTree', 'CATEGORY', 'water/sparkling.html', 0],
    ['closed.html', 'CategoryTree', 'CATEGORY', 'closed.html', 0],
    ['water.html?page=2', 'CategoryTree', 'CATEGORY', 'water.html?page=2', 0],
    ['WATER.html', 'CategoryTree', 'CATEGORY', 'water.html', 301],
    ['catalog/category/view/id/3', 'CategoryTree', 'CATEGORY', 'water.html', 0],
    ['catalog/product/view/id/15', 'ConfigurableProduct', 'PRODUCT', 'bottle.html', 0],
    ['water/spring-water-15l.html', 'SimpleProduct', 'PRODUCT', 'water/spring-water-15l.html', 0],
    ['off.html', 'SimpleProduct', 'PRODUCT', 'off.html', 0],
    ['gone.html', 'SimpleProduct', 'PRODUCT', 'gone.html', 0],
    ['old-water', 'CategoryTree', 'CATEGORY', 'water.html', 301],
    ['to-outside', 'RoutableUrl', null, 'https://example.com/x', 301],
    ['/', 'CmsPage', 'CMS_PAGE', 'home', 0],
  ])('%s', async (url, typename, type, relativeUrl, redirectCode) => {
    const { data } = await route(url);
    expect(data.route).toMatchObject({
      __typename: typename,
      type,
      relative_url: relativeUrl,
      redirect_code: redirectCode,
    });
    expect(data.urlResolver).toMatchObject({ type, relative_url: relativeUrl, redirectCode });
  });

  test.each(['water', 'hidden-part.html', 'bottle-blue.html', 'catalog/category/view/id/999', 'nope'])(
    '%s is nothing',
    async (url) => {
      expect((await route(url)).data).toEqual({ route: null, urlResolver: null });
    },
  );

  test('a page switched off is known to the resolver, masked by the route, refused as a page', async () => {
    const { data, errors } = await route('switched-off');
    expect(data).toMatchObject({ route: null, urlResolver: { id: 7, type: 'CMS_PAGE' } });
    expect(errors).toEqual([expect.objectContaining({ message: 'Internal server error', path: ['route'] })]);
    const page = await shop.graphql('{ cmsPage(identifier: "switched-off") { title } }');
    expect(page.errors[0]).toMatchObject({
      message: 'The CMS page with the "switched-off" ID doesn\'t exist.',
      extensions: { category: 'graphql-no-such-entity' },
    });
  });

  test('an empty address is refused', async () => {
    const { errors } = await route('');
    expect(errors[0]).toMatchObject({
      message: '"url" argument should be specified and not empty',
      extensions: { category: 'graphql-input' },
    });
  });
});

describe('attributes', () => {
  test('CAT-02 are described with their choices, and errors where they are not known', async () => {
    const data = await ask(`{ customAttributeMetadataV2(attributes: [
      { attribute_code: "type_of_customer", entity_type: "customer" }
      { attribute_code: "bottle_colour", entity_type: "catalog_product" }
      { attribute_code: "nope", entity_type: "customer" }
    ]) { items { code label default_value entity_type frontend_input is_required options { label value is_default } }
      errors { type message } } }`);
    const { items, errors } = data.customAttributeMetadataV2;
    expect(items).toMatchObject([
      { code: 'type_of_customer', default_value: null, entity_type: 'CUSTOMER', frontend_input: 'SELECT' },
      { code: 'bottle_colour', default_value: '', entity_type: 'CATALOG_PRODUCT', frontend_input: 'SELECT' },
    ]);
    expect(items[0].options[0]).toEqual({ label: 'Residential', value: '4', is_default: false });
    expect(errors).toEqual([
      { type: 'ATTRIBUTE_NOT_FOUND', message: 'Attribute code "nope" could not be found.' },
    ]);
  });

  test('in the older form come with a masked error in the place of an unknown one', async () => {
    const { data, errors } = await shop.graphql(`{ customAttributeMetadata(attributes: [
      { attribute_code: "bottle_colour", entity_type: "catalog_product" }
      { attribute_code: "nope", entity_type: "customer" }
    ]) { items { attribute_code attribute_type input_type attribute_options { value } } } }`);
    expect(data.customAttributeMetadata.items).toEqual([
      {
        attribute_code: 'bottle_colour',
        attribute_type: 'Int',
        input_type: 'select',
        attribute_options: [{ value: '6' }, { value: '7' }, { value: '8' }],
      },
      { attribute_code: 'nope', attribute_type: null, input_type: null, attribute_options: null },
    ]);
    expect(errors).toHaveLength(1);
  });

  test('of the form for a new account end with the shop’s own', async () => {
    const data = await ask(`{
      known: attributesForm(formCode: "customer_account_create") { items { code ... on CustomerAttributeMetadata { sort_order } } errors { type } }
      unknown: attributesForm(formCode: "nope") { items { code } errors { type message } }
      list: attributesList(entityType: CATALOG_PRODUCT) { items { code } errors { type } }
    }`);
    expect(data.known.items).toEqual([
      { code: 'firstname', sort_order: 40 },
      { code: 'lastname', sort_order: 60 },
      { code: 'email', sort_order: 80 },
      { code: 'type_of_customer', sort_order: 200 },
    ]);
    expect(data.unknown).toEqual({
      items: [],
      errors: [{ type: 'ENTITY_NOT_FOUND', message: 'Form "nope" could not be found.' }],
    });
    expect(data.list.items.map(({ code }: { code: string }) => code)).toContain('source');
  });
});

describe('the store', () => {
  test('answers in each of its views, and refuses an unknown one', async () => {
    expect((await (await inView('second')).json()).data.storeConfig).toEqual({
      store_code: 'second',
      store_name: 'Second View',
      base_url: 'http://localhost/',
      is_default_store: false,
    });
    const refused = await (await inView('nope')).json();
    expect(refused.errors[0].message).toBe('Requested store is not found (nope)');
    const data = await ask('{ availableStores { store_code is_default_store } }');
    expect(data.availableStores).toEqual([
      { store_code: 'default', is_default_store: true },
      { store_code: 'second', is_default_store: false },
    ]);
  });

  test('names its currency, its terms and where else it is', async () => {
    const query = `{ currency { base_currency_code available_currency_codes exchange_rates { currency_to rate } }
      checkoutAgreements { agreement_id name } recaptchaV3Config { website_key forms } getSocialLinks { name }
      storeConfig { is_guest_checkout_enabled is_checkout_agreements_enabled } }`;
    expect(await ask(query)).toEqual({
      currency: {
        base_currency_code: 'AUD',
        available_currency_codes: ['AUD'],
        exchange_rates: [{ currency_to: 'AUD', rate: 1 }],
      },
      checkoutAgreements: [],
      recaptchaV3Config: { website_key: '', forms: [] },
      getSocialLinks: [{ name: 'Pictures' }],
      storeConfig: { is_guest_checkout_enabled: true, is_checkout_agreements_enabled: false },
    });
    const seed = withSettings({
      'checkout/options/enable_agreements': true,
      'checkout/options/guest_checkout': '0',
    });
    const strict = await startShop({ seed });
    const { data } = await strict.graphql(query);
    await strict.backend.close();
    expect(data.checkoutAgreements).toEqual([{ agreement_id: 1, name: 'Terms' }]);
    expect(data.storeConfig).toEqual({
      is_guest_checkout_enabled: false,
      is_checkout_agreements_enabled: true,
    });
  });
});
