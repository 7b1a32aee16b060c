/** Selectors of the checkout machine. */

import type { SnapshotFrom } from 'xstate';
import type { Cart } from '../domain/cart.ts';
import type { Receipt } from '../domain/order.ts';
import type { checkoutMachine } from './checkout.machine.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** The order of a customer who signed out is not shown to the next one. */
export const selectIsCheckoutOpen = (snapshot: Snapshot): boolean => snapshot.matches({ begun: 'open' });
export const selectIsCheckoutWaiting = (snapshot: Snapshot): boolean => snapshot.matches('waiting');
/** Until the receipt is shown, the page of the checkout says that the order is placed. */
export const selectIsCheckoutIdle = (snapshot: Snapshot): boolean =>
  selectIsCheckoutWaiting(snapshot) || snapshot.matches('finished');
/** The draft of an open checkout; replaced where the kind of cart changes. */
export const selectOpenDraft = (snapshot: Snapshot) =>
  selectIsCheckoutOpen(snapshot) ? snapshot.children.draft : undefined;
/** The cart of the checkout; during a merge still the guest's. */
export const selectCheckoutCart = (snapshot: Snapshot): Cart | null => snapshot.context.cart;
/** The signed-in customer; null for a guest. */
export const selectCustomerEmail = (snapshot: Snapshot): string | null => snapshot.context.customer;
export const selectReceipt = (snapshot: Snapshot): Receipt | null => snapshot.context.receipt;
