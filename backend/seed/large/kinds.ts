/** Generates products of each type: single ones, and composites with their children. */
import type { SeedAttribute, SeedProduct } from '../seed-catalog-types.ts';
import type { Dice } from './dice.ts';
import { productName, sentence } from './names.ts';

export interface Stockroom {
  readonly dice: Dice;
  readonly categoryIds: readonly [number, ...number[]];
  /** Drawn products whose pictures are reused. */
  readonly models: readonly [SeedProduct, ...SeedProduct[]];
  /** Select attributes that lists are filtered by. */
  readonly selects: readonly SeedAttribute[];
  nextId(): number;
}

function filterValues({ dice, selects }: Stockroom): Record<string, string> {
  const values = selects.flatMap(({ code, options }) => {
    const [first, ...others] = options;
    return first && dice.roll() < 0.6 ? [[code, dice.pick([first, ...others]).value] as const] : [];
  });
  return Object.fromEntries(values);
}

export function single(room: Stockroom, own: Partial<SeedProduct> = {}): SeedProduct {
  const { dice } = room;
  const id = room.nextId();
  const called = productName(dice);
  const model = dice.pick(room.models);
  const price = dice.between(2, 400) * 100 + dice.pick([0, 50, 90, 95]);
  return {
    id,
    sku: `LG-${id}`,
    type: 'simple',
    name: called.name,
    urlKey: `${called.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${id}`,
    price,
    ...(dice.roll() < 0.15 ? { specialPrice: Math.round(price * 0.8) } : {}),
    isRental: dice.roll() < 0.05,
    categoryIds: [...new Set([dice.pick(room.categoryIds), dice.pick(room.categoryIds)])],
    // a few are sold out, as in a real shop
    stock: dice.roll() < 0.06 ? 0 : dice.between(1, 500),
    weightGrams: dice.between(1, 200) * 100,
    shortDescription: sentence(called),
    description: `<p>${sentence(called)}</p>`,
    attributes: [{ code: 'packaging', label: 'Packaging', value: called.size }],
    filterValues: filterValues(room),
    images: model.images,
    relatedSkus: [],
    popularity: dice.between(0, 1000),
    ...(dice.roll() < 0.05 ? { tiers: [{ quantity: 10, price: Math.round(price * 0.75) }] } : {}),
    ...own,
  };
}

/** Variants differ by the first attribute; without attributes a single product is generated. */
export function configurable(room: Stockroom): SeedProduct[] {
  const [select] = room.selects;
  if (!select) return [single(room)];
  const variants = select.options
    .slice(0, 3)
    .map(({ value }) => single(room, { visibility: 1, filterValues: { [select.code]: value } }));
  const parent = single(room, {
    type: 'configurable',
    price: 0,
    filterValues: {},
    variants: { attributeCodes: [select.code], skus: variants.map(({ sku }) => sku) },
  });
  return [...variants, withoutPrices(parent)];
}

function withoutPrices({ specialPrice: _special, tiers: _tiers, ...own }: SeedProduct): SeedProduct {
  return own;
}

export function grouped(room: Stockroom): SeedProduct[] {
  const members = [single(room), single(room), single(room)];
  const parent = single(room, {
    type: 'grouped',
    price: 0,
    filterValues: {},
    members: members.map(({ sku }) => ({ sku, quantity: 1 })),
  });
  return [...members, withoutPrices(parent)];
}

export function bundle(room: Stockroom): SeedProduct[] {
  const parts = [single(room), single(room), single(room), single(room)];
  const parent = single(room, { type: 'bundle', price: 0, filterValues: {} });
  const option = (place: number, isRequired: boolean, some: readonly SeedProduct[]) => ({
    id: parent.id * 2 + place,
    title: isRequired ? 'The main thing' : 'Something with it',
    kind: isRequired ? ('radio' as const) : ('checkbox' as const),
    isRequired,
    position: place + 1,
    selections: some.map(({ id, sku }, position) => ({
      id,
      sku,
      quantity: 1,
      canChangeQuantity: !isRequired,
      isDefault: isRequired && position === 0,
      position: position + 1,
    })),
  });
  const options = [option(0, true, parts.slice(0, 2)), option(1, false, parts.slice(2))];
  return [...parts, withoutPrices({ ...parent, bundle: { options } })];
}

export function unshipped(room: Stockroom): SeedProduct[] {
  const id = room.dice.roll();
  if (id < 0.5) return [single(room, { type: 'virtual' })];
  if (id < 0.9) {
    const own = single(room, { type: 'downloadable' });
    const link = { title: 'PDF', price: 0, position: 1, file: 'guide.pdf', hasSample: false };
    return [
      {
        ...own,
        downloads: {
          linksTitle: 'Files',
          areLinksPurchasedSeparately: false,
          links: [{ id: own.id, ...link }],
          samples: [],
        },
      },
    ];
  }
  const card = { kind: 'VIRTUAL', amounts: [2500, 5000, 10_000], openAmount: null } as const;
  return [
    withoutPrices(
      single(room, {
        type: 'giftcard',
        price: 0,
        giftCard: { ...card, isMessageAllowed: true, lifetimeDays: 1095 },
      }),
    ),
  ];
}
