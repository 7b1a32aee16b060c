/** What a component may ask of the checkout machine. */

import type { SnapshotFrom } from 'xstate';
import type { Cart } from '../domain/cart.ts';
import type { Receipt } from '../domain/order.ts';
import type { checkoutMachine } from './checkout.machine.ts';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

/** An order whose customer has left is not shown to the next one. */
export const selectIsCheckoutOpen = (snapshot: Snapshot): boolean => snapshot.matches({ begun: 'open' });
export const selectIsCheckoutWaiting = (snapshot: Snapshot): boolean => snapshot.matches('waiting');
/** The draft of an open checkout; another one takes over where the kind of cart changes. */
export const selectDraft = (snapshot: Snapshot) => snapshot.children.draft;
/** The cart that is checked out; while one is merged into the customer's own, still the guest's. */
export const selectCheckoutCart = (snapshot: Snapshot): Cart | null => snapshot.context.cart;
/** Whose account is signed in; null for a guest. */
export const selectCustomerEmail = (snapshot: Snapshot): string | null => snapshot.context.customer;
export const selectReceipt = (snapshot: Snapshot): Receipt | null => snapshot.context.receipt;
