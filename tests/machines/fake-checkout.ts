/** The checkout of a fake shop: two methods, two delivery slots, two stores, one address, a card.
 */

import { fromCallback, type EventObject } from 'xstate';
import { addressLookupMachine } from '#machines/address-lookup/address-lookup.machine.ts';
import type { RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { stepMachine } from '#machines/checkout/step.machine.ts';
import { deliveryWindowMachine } from '#machines/delivery-window/delivery-window.machine.ts';
import type { DeliveryPlace } from '#machines/delivery-window/delivery-window.events.ts';
import type { Cart } from '#machines/domain/cart.ts';
import type { DeliveryOffer } from '#machines/domain/delivery-window.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { AddressSuggestion, FoundAddress } from '#machines/domain/lookup.ts';
import type { OrderState, Purchase } from '#machines/domain/order.ts';
import type { Store } from '#machines/domain/pickup.ts';
import type { ShippingInformation } from '#machines/domain/totals.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { cardMachine } from '#machines/payment/card.machine.ts';
import { paypalMachine } from '#machines/payment/paypal.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { pickupMachine } from '#machines/pickup/pickup.machine.ts';
import { purchaseMachine } from '#machines/purchase/purchase.machine.ts';
import { recoveryMachine } from '#machines/recovery/recovery.machine.ts';
import { shippingMachine } from '#machines/shipping/shipping.machine.ts';
import { totalsMachine } from '#machines/totals/totals.machine.ts';
import {
  alexandria,
  card,
  courier,
  deliveryOffer,
  eagleFarm,
  express,
  foundAddress,
  nothingPrepared,
  suggestions,
  totals,
} from '../models/goods.ts';
import { silentListener } from './bench.ts';
import type { MakeSlot } from './fake-people.ts';

interface CheckoutServer {
  readonly cart: () => Cart;
  readonly saveShipping: () => void;
  /** What this browser saved of an earlier visit. */
  readonly saved: () => RestoredCheckout | null;
  readonly cardFields: unknown;
  readonly listen: (orders: (event: EventObject) => void) => void;
}

interface PreferredSlot {
  readonly cartId: string;
  readonly code: string | null;
}

export const fakeCheckout = (slot: MakeSlot, server: CheckoutServer) => {
  let orderState: OrderState = { kind: 'open' };
  const readState = (): OrderState => orderState;
  const information = (): ShippingInformation => {
    server.saveShipping();
    const { grandTotal } = server.cart();
    return { totals: { ...totals, grandTotal }, paymentMethods: [card], message: null };
  };
  return {
    recovery: recoveryMachine.provide({
      actors: {
        watchOrders: fromCallback<EventObject, undefined>(({ sendBack }) => server.listen(sendBack)) as never,
        holdOrder: silentListener,
        readPendingState: slot('readPendingState', readState),
      },
    }),
    purchase: purchaseMachine.provide({
      actors: { takePurchase: slot('takePurchase', (): Purchase | null => null) },
    }),
    checkout: checkoutMachine.provide({
      actors: {
        loadCheckout: slot('loadCheckout', server.saved),
        addressLookup: addressLookupMachine.provide({
          actors: {
            checkAddressLookup: slot('checkAddressLookup', () => true),
            searchAddresses: slot('searchAddresses', (): readonly AddressSuggestion[] => suggestions),
            formatAddress: slot('formatAddress', (): FoundAddress => foundAddress),
          },
        }),
        step: stepMachine.provide({ actors: { submitStep: slot('submitStep', (): void => undefined) } }),
        shipping: shippingMachine.provide({
          actors: {
            estimateShipping: slot('estimateShipping', (): readonly ShippingMethod[] => [courier, express]),
            saveShippingInformation: slot('saveShippingInformation', information),
          },
        }),
        deliveryWindow: deliveryWindowMachine.provide({
          actors: {
            readDeliveryWindows: slot<DeliveryOffer, DeliveryPlace>(
              'readDeliveryWindows',
              () => deliveryOffer,
            ),
            saveDeliveryWindow: slot<void, PreferredSlot>('saveDeliveryWindow', () => undefined),
          },
        }),
        pickup: pickupMachine.provide({
          actors: {
            readStores: slot<readonly Store[], undefined>('readStores', () => [eagleFarm, alexandria]),
          },
        }),
        totals: totalsMachine.provide({ actors: { readTotals: slot('readTotals', information) } }),
        payment: paymentMachine.provide({
          actors: {
            card: cardMachine.provide({ actors: { cardFields: server.cardFields as never } }),
            paypal: paypalMachine.provide({ actors: { payPalButton: silentListener } }),
            preparePayment: slot('preparePayment', () => nothingPrepared),
          },
        }),
        order: orderMachine.provide({
          actors: {
            rereadCart: slot('rereadCart', server.cart),
            sendOrder: slot('sendOrder', (): void => {
              orderState = { kind: 'placed', orderNumber: '000000042' };
            }),
            readOrderState: slot('readOrderState', readState),
          },
        }),
      },
    }),
  };
};
