/** What a checkout is made of, and what it tells the shop. */

import { enqueueActions, sendParent, setup } from 'xstate';
import { type Receipt, forgottenOrderMessages, purchaseOf, type Purchase } from '../domain/order.ts';
import { paymentMachine } from '../payment/payment.machine.ts';
import { totalsMachine } from '../totals/totals.machine.ts';
import { addressEntryMachine } from './address-entry.machine.ts';
import { loadCheckout } from './checkout.actors.ts';
import { type CheckoutContext, savedDraft } from './checkout.context.ts';
import type { CheckoutEvent, CheckoutFact } from './checkout.events.ts';
import { deliveryMachine } from './delivery.machine.ts';
import { identityMachine } from './identity.machine.ts';
import { placingMachine } from './placing.machine.ts';
import { tabsMachine } from './tabs.machine.ts';
import type { ShippingMethod } from '../domain/delivery.ts';
import type { PendingOrder } from '../domain/pending-order.ts';
import { present } from '../domain/present.ts';
import type { TabName } from '../domain/checkout-tab.ts';

/** Type-checks the fact. */
export const fact = (told: CheckoutFact): CheckoutFact => told;

export const checkoutTelling = setup({
  types: {
    input: {} as { readonly receipt: Receipt | null },
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    children: {} as {
      tabs: 'tabs';
      identity: 'identity';
      deliveryEntry: 'addressEntry';
      billingEntry: 'addressEntry';
      delivery: 'delivery';
      totals: 'totals';
      payment: 'payment';
      placing: 'placing';
    },
  },
  actors: {
    loadCheckout,
    tabs: tabsMachine,
    identity: identityMachine,
    addressEntry: addressEntryMachine,
    delivery: deliveryMachine,
    totals: totalsMachine,
    payment: paymentMachine,
    placing: placingMachine,
  },
  actions: {
    report: sendParent((_, told: CheckoutFact) => told),
    reportDraft: sendParent(({ context }) =>
      fact({ type: 'checkout.draftChanged', draft: savedDraft(context) }),
    ),
    // by hand only: what was offered first is no wish (SHIP-01)
    reportMethod: sendParent(({ context }, { method }: { method: ShippingMethod }) =>
      fact({ type: 'checkout.draftChanged', draft: { ...savedDraft(context), method } }),
    ),
    reportFailure: sendParent(({ context }) =>
      fact({ type: 'checkout.failed', message: present(context.errors.at(-1), 'errors'), asked: null }),
    ),
    reportForgotten: sendParent((_, { outcome }: { outcome: keyof typeof forgottenOrderMessages }) =>
      fact({ type: 'checkout.orderForgotten', message: forgottenOrderMessages[outcome] }),
    ),
    reportPurchase: sendParent(({ context }, { receipt }: { receipt: Receipt }) =>
      fact({ type: 'checkout.purchaseMade', purchase: purchaseOf(receipt, context.cart) }),
    ),
    reportRecovered: sendParent((_, { purchase }: { purchase: Purchase }) =>
      fact({ type: 'checkout.purchaseMade', purchase }),
    ),
    reportUnderWay: sendParent((_, { order }: { order: PendingOrder }) =>
      fact({ type: 'checkout.orderUnderWay', order }),
    ),
    reportAccountWanted: sendParent(({ context }) => {
      const { email, delivery, billing, store } = present(context.receipt, 'receipt');
      // whoever collects may be somebody else
      const { firstname, lastname } = delivery.firstname === '' || store !== null ? billing : delivery;
      return fact({ type: 'checkout.accountWanted', email, firstname, lastname });
    }),
    reportOrderPlaced: sendParent((_, { receipt }: { receipt: Receipt }) =>
      fact({ type: 'checkout.orderPlaced', receipt }),
    ),
    requestLock: sendParent(fact({ type: 'checkout.lockWanted' })),
    releaseLock: sendParent(fact({ type: 'checkout.lockReleased' })),
    rereadCart: sendParent(fact({ type: 'checkout.cartDoubted' })),
    // prices can change with the address (New Zealand without GST): lines and totals shall say the same
    rereadRepricedCart: enqueueActions(({ context, enqueue }) => {
      if (context.totals?.subtotal.cents !== context.cart?.subtotal.cents)
        enqueue.sendParent(fact({ type: 'checkout.cartDoubted' }));
    }),

    reportPoNumber: sendParent((_, { poNumber }: { poNumber: string }) =>
      fact({ type: 'checkout.poNumberChanged', poNumber }),
    ),
    reportPayment: sendParent((_, { code }: { code: string | null }) =>
      fact({ type: 'checkout.paymentChosen', code }),
    ),
    reportTabKept: sendParent((_, { tab }: { tab: TabName }) => fact({ type: 'checkout.tabKept', tab })),
    reportTab: sendParent((_, { tab }: { tab: TabName }) => fact({ type: 'checkout.tabChanged', tab })),
  },
});
