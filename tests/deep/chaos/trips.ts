/** The kinds of purchase that meet the faults: who buys, what, and how, and what their browser knows of them before they come. */

import { ola } from '#tests/support/shopper-collecting.ts';
import {
  brisbane,
  newEmail,
  sanitisingVisit,
  water,
  wellington,
  type Delivery,
  type Product,
} from '#tests/support/shopper-goods.ts';
import { browserEntry } from '#tests/support/shopper-start.ts';
import { someone } from '#tests/support/shopper-account.ts';
import {
  makeCart,
  newAccount,
  newGiftCard,
  type Account,
  type Belongings,
  type BuysFor,
  type GiftCard,
} from './provisions.ts';
import type { Stage } from './stage.ts';

/** Where in the purchase a request is made: what the shopper did last. */
export type Moment =
  | 'opening'
  | 'e-mail'
  | 'look-up'
  | 'hours'
  | 'balance'
  | 'promo code back'
  | 'gift card back'
  | 'sign-in'
  | 'sign-out'
  | 'signed out'
  | 'registration'
  | 'account'
  | 'other account'
  | 'address'
  | 'collection'
  | 'method'
  | 'reload'
  | 'promo code'
  | 'gift card'
  | 'way'
  | 'PayPal'
  | 'instalments'
  | 'order'
  | 'return';

export type Way =
  | 'card'
  | 'saved card'
  | 'PayPal'
  | 'saved PayPal'
  | 'purchase order'
  | 'instalments'
  | 'nothing left to pay';

type Goods = readonly (readonly [product: Product, quantity: number])[];

/** Where it waits, and for whom. */
export interface Collecting {
  readonly store: { readonly code: string; readonly name: string; readonly street: string };
  readonly collector: typeof ola;
}

/** What the shopper wants, and what the order has to say in the end. */
export interface Wish {
  readonly email: string;
  /** Of who has an account. */
  readonly password: string | null;
  /** With an account, and not signed in when they come. */
  readonly signsInOnTheWay: boolean;
  /** They sign out at the checkout, and come back. */
  readonly signsOutOnTheWay: boolean;
  /** Without one yet: it is made on the way. */
  readonly registersOnTheWay: boolean;
  /** A team or an account of a business. */
  readonly buysFor: BuysFor | null;
  /** They come with another one, and change to it in the checkout by this name. */
  readonly changesTo: string | null;
  readonly goods: Goods;
  /** Where it goes; where nothing is delivered, or it is collected, whose bill it is. */
  readonly address: Delivery;
  /** Where the bill goes instead. */
  readonly bill: Delivery | null;
  /** Of the delivery methods, by its code; not the one that is chosen by itself. Null where nothing is delivered. */
  readonly method: string | null;
  readonly collecting: Collecting | null;
  readonly way: Way;
  /** A rental is among the goods: it is charged again every month. */
  readonly rents: boolean;
  readonly promoCode: string | null;
  readonly giftCard: GiftCard | null;
  /** Codes that are applied and taken back. */
  readonly tried: { readonly promo: string; readonly card: string } | null;
  /** The address is looked up in place of being typed. */
  readonly isLookedUp: boolean;
  /** The provider of the instalments asks on a page of its own. */
  readonly isAskedAway: boolean;
  /** The card is kept for next time, the address in their book. */
  readonly keeps: boolean;
  /** The first hours that can be had are wished for. */
  readonly hasHours: boolean;
  /** In the middle, with everything before the payment done. */
  readonly reloads: boolean;
  /** The page is left once the order has been placed, before it has heard so. */
  readonly leavesUnheard: boolean;
}

export interface Departure {
  readonly wish: Wish;
  /** What the browser keeps. */
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}

const rental: Product = {
  sku: 'BW-RENT-BENCH',
  name: 'Bench-top cooler rental',
  path: '/rental-bench-top-cooler.html',
  price: 1495,
};

const sydney: Delivery = {
  ...brisbane,
  street: '9 George Street',
  city: 'Sydney',
  postcode: '2000',
  region: { id: 606, code: 'NSW', name: 'New South Wales' },
};

const melbourne: Delivery = {
  ...brisbane,
  street: '40 Collins Street',
  city: 'Melbourne',
  postcode: '3000',
  region: { id: 607, code: 'VIC', name: 'Victoria' },
};

const plain: Omit<Wish, 'email'> = {
  password: null,
  signsInOnTheWay: false,
  signsOutOnTheWay: false,
  registersOnTheWay: false,
  buysFor: null,
  changesTo: null,
  goods: [[water, 2]],
  address: brisbane,
  bill: null,
  method: 'express',
  collecting: null,
  way: 'card',
  rents: false,
  promoCode: null,
  giftCard: null,
  tried: null,
  isLookedUp: false,
  isAskedAway: false,
  keeps: false,
  hasHours: false,
  reloads: false,
  leavesUnheard: false,
};

const brisbaneDepot = {
  code: 'brisbane_eagle_farm',
  name: 'Brightwater Brisbane',
  street: '152 Fison Avenue East',
};

const asGuest = async ({ backendUrl }: Stage, particulars: Partial<Wish> = {}): Promise<Departure> => {
  const wish: Wish = { ...plain, email: newEmail(), ...particulars };
  return { wish, localStorage: [browserEntry('cartId', await makeCart(backendUrl, wish.goods))] };
};

const signedIn = ({ email, token, cartId }: Account) => [
  browserEntry('session_email', email),
  browserEntry('signin_token', token),
  browserEntry('customer_trace', true),
  browserEntry('cartId', cartId),
];

/** Whoever bought here before, with a cart, an address and what else they keep. */
const asCustomer = async (
  stage: Stage,
  has: Partial<Belongings>,
  particulars: Partial<Wish>,
): Promise<Departure> => {
  const account = await newAccount(stage, { goods: plain.goods, address: brisbane, ...has });
  const { email, password, buysFor } = account;
  return { wish: { ...plain, email, password, buysFor, ...particulars }, localStorage: signedIn(account) };
};

/** With two accounts of their business: they come with one, whose things are known, and buy for the other. */
const asOther = async (stage: Stage): Promise<Departure> => {
  const has: Belongings = {
    goods: plain.goods,
    address: brisbane,
    hasCard: true,
    buysFor: 'account',
    otherAt: sydney,
  };
  const account = await newAccount(stage, has);
  const { email, password, other } = account;
  if (other === null) throw new Error('There is no other account');
  const changed = { buysFor: other, changesTo: other.name, address: sydney } as const;
  return {
    wish: { ...plain, email, password, ...changed, bill: melbourne, way: 'saved card' },
    localStorage: signedIn(account),
  };
};

export const trips = {
  guest: (stage) => asGuest(stage),
  customer: (stage) => asCustomer(stage, { hasCard: true }, { way: 'saved card' }),
  async 'sign-in within'(stage) {
    const { email, password } = await newAccount(stage, { goods: [], address: null });
    return asGuest(stage, { email, password, signsInOnTheWay: true });
  },
  'team member': (stage) => asCustomer(stage, { hasCard: true, buysFor: 'team' }, { way: 'saved card' }),
  async registering(stage) {
    const { email, password } = someone();
    return asGuest(stage, { email, password, registersOnTheWay: true });
  },
  codes: async (stage) =>
    asGuest(stage, { promoCode: 'WATER10', giftCard: await newGiftCard(stage.database, 1500) }),
  PayPal: (stage) => asGuest(stage, { way: 'PayPal' }),
  virtual: (stage) => asGuest(stage, { goods: [[sanitisingVisit, 1]], method: null }),
  collect: (stage) =>
    asGuest(stage, { method: 'pickup', collecting: { store: brisbaneDepot, collector: ola } }),
  'purchase order': (stage) => asGuest(stage, { way: 'purchase order' }),
  instalments: (stage) => asGuest(stage, { way: 'instalments' }),
  hours: (stage) => asGuest(stage, { isLookedUp: true, hasHours: true }),
  'second thoughts': async (stage) =>
    asGuest(stage, { tried: { promo: 'WATER10', card: (await newGiftCard(stage.database, 1500)).code } }),
  'New Zealand': (stage) => asGuest(stage, { address: wellington }),
  reload: (stage) => asGuest(stage, { reloads: true }),
  'left unheard': (stage) => asGuest(stage, { leavesUnheard: true }),
  rental: (stage) =>
    asGuest(stage, {
      goods: [
        [water, 1],
        [rental, 1],
      ],
      rents: true,
    }),
  'saved PayPal': (stage) => asCustomer(stage, { hasPayPal: true }, { way: 'saved PayPal' }),
  'billed elsewhere': (stage) => asGuest(stage, { bill: sydney }),
  'nothing to pay': async (stage) =>
    asGuest(stage, { way: 'nothing left to pay', giftCard: await newGiftCard(stage.database, 20_000) }),
  'for an account': (stage) =>
    asCustomer(stage, { hasCard: true, buysFor: 'account' }, { way: 'saved card' }),
  // their first order: everything is typed, and kept
  'first order': async (stage) =>
    asCustomer(
      stage,
      { address: null },
      {
        isLookedUp: true,
        keeps: true,
        hasHours: true,
        bill: sydney,
        tried: { promo: 'WATER10', card: (await newGiftCard(stage.database, 1500)).code },
      },
    ),
  'collecting customer': async (stage) =>
    asCustomer(
      stage,
      { address: null },
      {
        method: 'pickup',
        collecting: { store: brisbaneDepot, collector: ola },
        way: 'instalments',
        isAskedAway: true,
        promoCode: 'WATER10',
        giftCard: await newGiftCard(stage.database, 1500),
      },
    ),
  'signing out': (stage) =>
    asCustomer(stage, { hasCard: true }, { way: 'saved card', signsOutOnTheWay: true }),
  'other account': asOther,
} as const satisfies Readonly<Record<string, (stage: Stage) => Promise<Departure>>>;

export type Trip = keyof typeof trips;
export const tripNames = Object.keys(trips) as readonly Trip[];
