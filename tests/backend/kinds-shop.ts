/** The fixture shop with products of every kind, coupons, gift cards and two customers. */
import type { SeedProduct } from '#backend/seed/seed-catalog-types.ts';
import type { SeedShop } from '#backend/seed/seed-types.ts';
import { fixtureShop } from './fixture-shop.ts';

import { attribute, bundleOption, entered, giftCard, product, uid } from './seed-parts.ts';
import { bearing, password, tokenOf, type Row, type ShopClient } from './shop-client.ts';

const goods: readonly SeedProduct[] = [
  product(20, 'FLASK-BLUE', 2000, { visibility: 1, filterValues: { colour: '6' } }),
  product(21, 'FLASK-RED', 2200, { visibility: 1, stock: 5, filterValues: { colour: '7' } }),
  product(22, 'FLASK', 0, {
    type: 'configurable',
    stock: 0,
    variants: { attributeCodes: ['colour'], skus: ['FLASK-BLUE', 'FLASK-RED'] },
  }),
  product(23, 'PACK', 0, {
    type: 'bundle',
    stock: 0,
    bundle: {
      options: [
        bundleOption(1, 'Cooler', 'radio', { id: 1, sku: 'FIZZ', isDefault: true }, { id: 2, sku: 'RENTAL' }),
        bundleOption(2, 'Extras', 'checkbox', { id: 3, sku: 'CUPS', canChangeQuantity: true }),
      ],
    },
  }),
  product(24, 'SET', 0, {
    type: 'grouped',
    stock: 0,
    members: [
      { sku: 'BOTTLE', quantity: 2 },
      { sku: 'CUPS', quantity: 1 },
    ],
  }),
  product(25, 'SERVICE', 4900, { type: 'virtual', stock: 0 }),
  product(26, 'GUIDE', 900, {
    type: 'downloadable',
    stock: 0,
    downloads: {
      linksTitle: 'Links',
      areLinksPurchasedSeparately: true,
      links: [
        { id: 1, title: 'PDF', price: 0, position: 1, file: 'guide.pdf', hasSample: false },
        { id: 2, title: 'Audio', price: 300, position: 2, file: 'guide.mp3', hasSample: false },
      ],
      samples: [],
    },
  }),
  product(27, 'ENGRAVED', 3000, {
    customOptions: [
      { ...entered, id: 1, kind: 'field', title: 'Engraving', isRequired: true, position: 1 },
      {
        ...entered,
        id: 2,
        kind: 'drop_down',
        title: 'Ribbon',
        isRequired: false,
        position: 2,
        values: [{ id: 9, title: 'Gold', price: 1000, priceType: 'PERCENT', sku: null, position: 1 }],
      },
    ],
  }),
  product(28, 'VOUCHER', 0, giftCard),
  product(29, 'TIERED', 895, { tiers: [{ quantity: 10, price: 750 }], categoryIds: [4] }),
  product(30, 'LATER', 1000, { stock: 0, isBackordered: true }),
];

const address = {
  street: ['1 Queen St'],
  city: 'Brisbane',
  regionId: 608,
  postcode: '4000',
  countryId: 'AU' as const,
  telephone: '0730000000',
};

const customer = (id: number, firstname: string, lastname: string, attributes: Row, own: object = {}) => ({
  id,
  email: `${firstname.toLowerCase()}@example.com`,
  password,
  firstname,
  lastname,
  attributes,
  addresses: [{ ...address, firstname, lastname, ...own }],
});

const place = {
  email: 'shop@example.com',
  telephone: '0730000000',
  contactName: 'Sam',
  description: 'Open every day',
  countryId: 'AU' as const,
};

export const kindsShop: SeedShop = {
  ...fixtureShop,
  attributes: [attribute(93, 'colour', 'Colour', ['6', 'Blue'], ['7', 'Red'])],
  products: [...fixtureShop.products, ...goods],
  coupons: [
    { code: 'SAVE10', label: 'Ten percent off', kind: 'percent', amount: 10 },
    { code: 'FIRST', label: 'First order', kind: 'percent', amount: 10, usageLimitPerCustomer: 1 },
    { code: 'FIVE', label: 'Five dollars off', kind: 'fixed', amount: 500 },
    { code: 'FREESHIP', label: 'Free delivery', kind: 'free_shipping', amount: 0 },
    { code: 'OLD', label: 'Old', kind: 'percent', amount: 10, endsAt: '2020-01-01' },
    { code: 'SOON', label: 'Soon', kind: 'percent', amount: 10, startsAt: '2099-01-01' },
    { code: 'OFF', label: 'Off', kind: 'percent', amount: 10, isActive: false },
    { code: 'NEVER', label: 'Used up', kind: 'percent', amount: 10, usageLimit: 0 },
    { code: 'BIG', label: 'Big', kind: 'percent', amount: 10, minSubtotal: 50_000 },
    { code: 'MEMBERS', label: 'Members', kind: 'percent', amount: 10, isCustomerOnly: true },
    { code: 'SPARKLING', label: 'Sparkling', kind: 'percent', amount: 50, categoryIds: [4] },
    { code: 'BROKEN', label: 'Broken', kind: 'percent', amount: 10, isFailing: true },
  ],
  giftCards: [
    { code: 'CARD-20', balance: 2000 },
    { code: 'CARD-100', balance: 10_000, expiresAt: '2099-12-31T09:00:00+10:00' },
    { code: 'CARD-OLD', balance: 5000, expiresAt: '2020-01-01' },
  ],
  customers: [
    customer(1, 'Alice', 'Water', {}, { isDefaultBilling: true, isDefaultShipping: true }),
    customer(2, 'Bob', 'Brook', { type_of_customer: 'COMMERCIAL' }),
  ],
  pickupLocations: [
    {
      ...place,
      code: 'brisbane',
      name: 'Brisbane depot',
      street: ['1 Depot Rd'],
      city: 'Brisbane',
      regionId: 608,
      region: 'Queensland',
      postcode: '4000',
      latitude: '-27.4698',
      longitude: '153.0251',
    },
    {
      ...place,
      code: 'sydney',
      name: 'Sydney depot',
      street: ['2 Depot Rd'],
      city: 'Sydney',
      regionId: 606,
      region: 'New South Wales',
      postcode: '2000',
      latitude: '-33.8688',
      longitude: '151.2093',
    },
  ],
  deliveryWindows: [
    { code: 'monday', zoneCode: 'brisbane', weekday: 1, startsAt: '07:00', endsAt: '11:00', capacity: 2 },
    { code: 'friday', zoneCode: 'brisbane', weekday: 5, startsAt: '12:00', endsAt: '16:00', capacity: 1 },
  ],
};

export { password } from './shop-client.ts';
export { uid };

/** What is entered for a gift card. */
export const person = (field: string, value: string) => ({ uid: uid(`giftcard/giftcard_${field}`), value });

export const people = (sender: string, recipient: string) =>
  Object.entries({ sender, recipient }).flatMap(([who, name]) => [
    person(`${who}_name`, name),
    person(`${who}_email`, `${name.toLowerCase()}@example.com`),
  ]);

export async function signIn(shop: ShopClient, email = 'alice@example.com'): Promise<ShopClient> {
  return bearing(shop, await tokenOf(shop, email));
}

const addLines = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) {
    cart {
      is_virtual total_quantity
      itemsV2 { items {
        __typename quantity product { sku }
        prices {
          price { value } price_including_tax { value } row_total_including_tax { value }
          original_row_total { value }
        }
        ... on SimpleCartItem { customizable_options { label values { label value price { value type } } } }
        ... on ConfigurableCartItem {
          configured_variant { sku }
          configurable_options { id option_label value_id value_label configurable_product_option_value_uid }
        }
        ... on BundleCartItem { bundle_options { uid label type values { uid label price quantity } } }
        ... on DownloadableCartItem { links { uid title } }
        ... on GiftCardCartItem { amount { value } sender_name recipient_name recipient_email message }
      } }
      prices { grand_total { value } }
    }
    user_errors { code message }
  }
}`;

export async function addTheseTo(shop: ShopClient, id: string, ...items: object[]): Promise<Row> {
  return (await shop.graphql(addLines, { id, items })).data.addProductsToCart;
}
