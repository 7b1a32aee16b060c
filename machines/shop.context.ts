/** The input and the context of the root machine. */

import type { CartInput } from './trade/cart/cart.context.ts';
import type { OpenedPage } from './domain/opened-page.ts';
import type { OrderProof } from './domain/order-lookup.ts';
import type { PostcodePatterns } from './domain/postcode.ts';
import type { ParkedRequest } from './parked-requests.ts';
import type { WingName } from './wing.events.ts';
import type { WingInput } from './wing.machine.ts';

export interface ShopInput extends CartInput {
  readonly isOnline: boolean;
  /** Tracking providers are configured, so the shopper can change the consent (TRK-05). */
  readonly hasProviders?: boolean;
  readonly opened: OpenedPage;
  /**
   * The proof that an order look-up needs besides number and email; depends on the server's version.
   */
  readonly orderProof: OrderProof;
  /** Postcode patterns, where the page has one for a country (CHK-11). */
  readonly postcodes: PostcodePatterns;
  /** A customer's order was open when their session ended: a guest cannot ask about it. */
  readonly isOrderForgotten: boolean;
  /** Wings whose code is present from the start; others are loaded when needed. */
  readonly wings?: Partial<Record<WingName, WingInput['logic']>>;
  /** Data that this browser stored for those wings. */
  readonly kept?: object;
}

/** Clears the stored cart of a customer who signed out. */
export const nothingLeft = {
  cartId: null,
  releasedCartId: null,
  lastCart: null,
} as const;

export interface ShopContext {
  readonly input: ShopInput;
  /**
   * Requests that failed because the session expired, oldest first; repeated after signing in
   * (BEY-02).
   */
  readonly parked: readonly ParkedRequest[];
}

export const wingNames: readonly WingName[] = ['trade', 'checkout', 'account', 'desk'];

export const wingOf = (name: WingName, { input }: ShopContext): WingInput => ({
  name,
  logic: input.wings?.[name] ?? null,
  start: { ...input, ...input.kept },
});
