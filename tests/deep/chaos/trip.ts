/** What tells one trip from another: its moments, and what the shopper wants. */

import type { ola } from '#tests/support/shopper-pickup.ts';
import type { Delivery } from '#tests/support/shopper-goods.ts';
import type { BuysFor, GiftCard, Goods } from './fixtures.ts';

/** What the shopper did last before a request is sent. */
export type Moment =
  | 'opening'
  | 'e-mail'
  | 'look-up'
  | 'hours'
  | 'sign-in'
  | 'registration'
  | 'account'
  | 'address'
  | 'pickup'
  | 'method'
  | 'reload'
  | 'promo code'
  | 'gift card'
  | 'way'
  | 'PayPal'
  | 'order'
  | 'return';

/** How the order is paid. */
export type Way =
  | 'card'
  | 'saved card'
  | 'PayPal'
  | 'saved PayPal'
  | 'purchase order'
  | 'instalments'
  | 'nothing left to pay';

/** A pickup: the store and the person who collects. */
export interface Pickup {
  readonly store: { readonly code: string; readonly name: string; readonly street: string };
  readonly person: typeof ola;
}

/** What the shopper wants, which the order must match in the end. */
export interface Wish {
  readonly email: string;
  /** null for a guest. */
  readonly password: string | null;
  /** A customer who signs in at the checkout. */
  readonly signsInOnTheWay: boolean;
  /** Creates the account at the checkout. */
  readonly registersOnTheWay: boolean;
  /** The team or business account that pays. */
  readonly buysFor: BuysFor | null;
  readonly goods: Goods;
  /** The delivery address; the billing address of a virtual or pickup order. */
  readonly address: Delivery;
  /** A billing address that differs from the delivery address. */
  readonly bill: Delivery | null;
  /** The code of a delivery method that is not preselected; null for virtual orders. */
  readonly method: string | null;
  readonly pickup: Pickup | null;
  readonly way: Way;
  /** The goods include a rental, which is charged every month. */
  readonly rents: boolean;
  readonly promoCode: string | null;
  readonly giftCard: GiftCard | null;
  /** Looks up the address instead of typing it. */
  readonly isLookedUp: boolean;
  /** Saves the card, and the address in the address book. */
  readonly keeps: boolean;
  /** Chooses the first free delivery slot. */
  readonly hasHours: boolean;
  /** Reloads the page at the payment tab. */
  readonly reloads: boolean;
  /** Leaves the page after the order is placed and before its answer arrives. */
  readonly leavesUnheard: boolean;
}

/** How a trip starts. */
export interface Departure {
  readonly wish: Wish;
  /** The browser's storage before the first page. */
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
}
