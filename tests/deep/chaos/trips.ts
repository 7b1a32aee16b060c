/** The kinds of purchase that meet the faults: who buys, what, and how. */

import { ola } from '#tests/support/shopper-pickup.ts';
import {
  brisbane,
  newEmail,
  rental,
  sanitisingVisit,
  water,
  wellington,
  type Delivery,
} from '#tests/support/shopper-goods.ts';
import { browserEntry } from '#tests/support/shopper-start.ts';
import { someone } from '#tests/support/shopper-account.ts';
import { makeCart, newAccount, newGiftCard, type Account, type Belongings } from './fixtures.ts';
import type { Stage } from './stage.ts';
import type { Departure, Wish } from './trip.ts';

const inState = (street: string, city: string, postcode: string, region: Delivery['region']): Delivery => ({
  ...brisbane,
  street,
  city,
  postcode,
  region,
});
const newSouthWales = { id: 606, code: 'NSW', name: 'New South Wales' };
const sydney = inState('9 George Street', 'Sydney', '2000', newSouthWales);

const plain: Omit<Wish, 'email'> = {
  password: null,
  signsInOnTheWay: false,
  registersOnTheWay: false,
  buysFor: null,
  goods: [[water, 2]],
  address: brisbane,
  bill: null,
  method: 'express',
  pickup: null,
  way: 'card',
  rents: false,
  promoCode: null,
  giftCard: null,
  isLookedUp: false,
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

/** A customer with a cart, an address and saved payments. */
const asCustomer = async (
  stage: Stage,
  has: Partial<Belongings>,
  particulars: Partial<Wish>,
): Promise<Departure> => {
  const account = await newAccount(stage, { goods: plain.goods, address: brisbane, ...has });
  const { email, password, buysFor } = account;
  return { wish: { ...plain, email, password, buysFor, ...particulars }, localStorage: signedIn(account) };
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
  pickup: (stage) => asGuest(stage, { method: 'pickup', pickup: { store: brisbaneDepot, person: ola } }),
  'purchase order': (stage) => asGuest(stage, { way: 'purchase order' }),
  instalments: (stage) => asGuest(stage, { way: 'instalments' }),
  hours: (stage) => asGuest(stage, { isLookedUp: true, hasHours: true }),
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
  'first order': (stage) =>
    asCustomer(stage, { address: null }, { isLookedUp: true, keeps: true, hasHours: true, bill: sydney }),
  'pickup customer': async (stage) =>
    asCustomer(
      stage,
      { address: null },
      {
        method: 'pickup',
        pickup: { store: brisbaneDepot, person: ola },
        way: 'instalments',
        promoCode: 'WATER10',
        giftCard: await newGiftCard(stage.database, 1500),
      },
    ),
} as const satisfies Readonly<Record<string, (stage: Stage) => Promise<Departure>>>;

export type Trip = keyof typeof trips;
export const tripNames = Object.keys(trips) as readonly Trip[];
