/** What the root starts with and remembers. */

import type { CartInput } from './trade/cart/cart.context.ts';
import type { OpenedPage } from './domain/opened-page.ts';
import type { OrderProof } from './domain/order-lookup.ts';
import type { PostcodePatterns } from './domain/postcode.ts';
import type { ParkedRequest } from './parked-requests.ts';
import type { WingName } from './wing.events.ts';
import type { WingInput } from './wing.machine.ts';

export interface ShopInput extends CartInput {
  readonly isOnline: boolean;
  /** Providers are configured, so the shopper can change what they may learn (TRK-05). */
  readonly hasProviders?: boolean;
  readonly opened: OpenedPage;
  /** What the look-up of an order asks for besides number and email: it depends on the server's version. */
  readonly orderProof: OrderProof;
  /** What a postcode looks like, where the page says so for a country (CHK-11). */
  readonly postcodes: PostcodePatterns;
  /** A customer's order was under way when their session ended without them: no guest can ask about it. */
  readonly isOrderForgotten: boolean;
  /** Wings whose code is here from the start; all others are loaded when they are needed. */
  readonly wings?: Partial<Record<WingName, WingInput['logic']>>;
  /** What this browser kept for those wings. */
  readonly kept?: object;
}

/** Of an earlier page, once its customer has left. */
export const nothingLeft = {
  cartId: null,
  releasedCartId: null,
  keptCart: null,
} as const;

export interface ShopContext {
  readonly input: ShopInput;
  /** Requests that met an expired session, oldest first; sent again after signing in (BEY-02). */
  readonly parked: readonly ParkedRequest[];
}

export const wingNames: readonly WingName[] = ['trade', 'checkout', 'account', 'desk'];

export const wingOf = (name: WingName, { input }: ShopContext): WingInput => ({
  name,
  logic: input.wings?.[name] ?? null,
  start: { ...input, ...input.kept },
});
