/** What the journeys' shoppers buy, who they are and how they pay. */

export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
  /** In cents, GST included. */
  readonly price: number;
  /** Of a product with something to choose: what is chosen, as the shop's API calls it. */
  readonly choice?: {
    readonly selected_options: readonly string[];
    readonly entered_options?: readonly { readonly uid: string; readonly value: string }[];
  };
}

export const water: Product = {
  sku: 'BW-SPRING-15',
  name: '15 L spring water bottle',
  path: '/15-l-spring-water-bottle.html',
  price: 1295,
};

export const smallWater: Product = {
  sku: 'BW-SPRING-11',
  name: '11 L spring water bottle',
  path: '/11-l-spring-water-bottle.html',
  price: 1050,
};

/** Brought nowhere: somebody comes, and is told where. */
export const sanitisingVisit: Product = {
  sku: 'BW-SERVICE-SANITISE',
  name: 'Cooler sanitising visit',
  path: '/cooler-sanitising-visit.html',
  price: 8900,
  choice: {
    selected_options: [],
    entered_options: [{ uid: btoa('custom-option/41'), value: '12 Eagle Street, Brisbane City 4000' }],
  },
};

/** Charged again every month. */
export const rental: Product = {
  sku: 'BW-RENT-BENCH',
  name: 'Bench-top cooler rental',
  path: '/rental-bench-top-cooler.html',
  price: 1495,
};

/** Sage, 750 mL; the shop has three. */
export const steelBottle: Product = {
  sku: 'BW-BOTTLE-STEEL',
  name: 'Insulated steel bottle',
  path: '/insulated-steel-bottle.html',
  price: 3495,
  choice: { selected_options: ['configurable/140/7', 'configurable/142/35'].map(btoa) },
};

/** A cooler, a dispenser, and three bottles where two are proposed. */
export const starterPack: Product = {
  sku: 'BW-PACK-STARTER',
  name: 'Starter pack',
  path: '/starter-pack.html',
  price: 34_535,
  choice: {
    selected_options: ['bundle/1/1/1', 'bundle/3/11/1'].map(btoa),
    entered_options: [{ uid: btoa('bundle/2/5/2'), value: '3' }],
  },
};

export interface Delivery {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  /** By its name; null where the country has none. */
  readonly region: { readonly id: number; readonly code: string; readonly name: string } | null;
  readonly countryCode: string;
}

export const brisbane: Delivery = {
  firstname: 'Pat',
  lastname: 'Lee',
  telephone: '0400 000 000',
  street: '12 Eagle Street',
  city: 'Brisbane City',
  postcode: '4000',
  region: { id: 608, code: 'QLD', name: 'Queensland' },
  countryCode: 'AU',
};

export const wellington: Delivery = {
  firstname: 'Aroha',
  lastname: 'Ngata',
  telephone: '021 555 0143',
  street: '34 Cuba Street',
  city: 'Wellington',
  postcode: '6011',
  region: null,
  countryCode: 'NZ',
};

/** As a cart takes it over GraphQL (CartAddressInput). */
export const cartAddressOf = ({ street, region, countryCode, ...who }: Delivery) => ({
  ...who,
  street: [street],
  ...(region === null ? {} : { region: region.code, region_id: region.id }),
  country_code: countryCode,
});

export interface Card {
  readonly number: string;
  readonly expirationDate: string;
  readonly cvv: string;
}

export const goodCard: Card = { number: '4111111111111111', expirationDate: '12/34', cvv: '123' };
/** Becomes a nonce like any other; the processor says no. */
export const declinedCard: Card = { ...goodCard, number: '4000111111111115' };

let shoppers = 0;

/** An e-mail unique in this run, so that its orders can be told apart. */
export const newEmail = (): string => {
  shoppers += 1;
  return `shopper-${process.pid}-${Date.now().toString(36)}-${shoppers}@example.com`;
};
