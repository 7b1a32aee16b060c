/** Parts of a seeded shop, with what a test does not care about filled in. */
import type { SeedShop } from '#backend/seed/seed-types.ts';
import type { SeedBundleOption, SeedCategory, SeedProduct } from '#backend/seed/seed-catalog-types.ts';

type SeedAttribute = NonNullable<SeedShop['attributes']>[number];

export function product(id: number, sku: string, price: number, own: Partial<SeedProduct> = {}): SeedProduct {
  return {
    id,
    sku,
    type: 'simple',
    name: `Product ${sku}`,
    urlKey: sku.toLowerCase(),
    price,
    isRental: false,
    categoryIds: [3],
    stock: 100,
    shortDescription: `${sku} in short.`,
    description: `<p>${sku}: a description.</p>`,
    attributes: [],
    images: [],
    relatedSkus: [],
    popularity: 0,
    ...own,
  };
}

export function category(
  id: number,
  parentId: number,
  name: string,
  own: Partial<SeedCategory> = {},
): SeedCategory {
  const urlKey = name.toLowerCase();
  const texts = { description: '', drawing: '', metaTitle: '', metaDescription: '' };
  return { id, parentId, name, urlKey, position: id, includeInMenu: true, ...texts, ...own };
}

export function page(id: number, identifier: string, title: string) {
  return {
    id,
    identifier,
    title,
    contentHeading: title,
    content: `<p>${title}</p>`,
    pageLayout: '1column',
    metaTitle: title,
    metaKeywords: '',
    metaDescription: '',
  };
}

type Selection = Partial<SeedBundleOption['selections'][number]> & {
  readonly id: number;
  readonly sku: string;
};

export function bundleOption(
  id: number,
  title: string,
  kind: SeedBundleOption['kind'],
  ...selections: readonly Selection[]
): SeedBundleOption {
  const isRequired = kind !== 'checkbox';
  const usual = { quantity: 1, canChangeQuantity: false, isDefault: false };
  return {
    id,
    title,
    kind,
    isRequired,
    position: id,
    selections: selections.map((own, place) => ({ ...usual, position: place + 1, ...own })),
  };
}

export const entered = { price: 500, priceType: 'FIXED' as const, sku: null, maxCharacters: 10, values: [] };

/** Values from 10 to 200 dollars, mailed to a recipient with a message. */
export const giftCard: Partial<SeedProduct> = {
  type: 'giftcard',
  stock: 0,
  giftCard: {
    kind: 'VIRTUAL',
    amounts: [2500, 5000],
    openAmount: { from: 1000, to: 20_000 },
    isMessageAllowed: true,
    lifetimeDays: 365,
  },
};

type Choice = readonly [value: string, label: string, swatch?: string];

export function attribute(
  id: number,
  code: string,
  label: string,
  ...choices: readonly Choice[]
): SeedAttribute {
  const options = choices.map(([value, own, swatch = null]) => ({ value, label: own, swatch }));
  return { entityType: 'catalog_product', id, code, label, input: 'select', position: 1, options };
}

export const typeOfCustomer: SeedAttribute = {
  ...attribute(150, 'type_of_customer', 'Type of customer', ['4', 'Residential'], ['5', 'Business']),
  entityType: 'customer',
};

export const uid = (text: string): string => Buffer.from(text).toString('base64');
