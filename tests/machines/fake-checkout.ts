/** The checkout of a fake shop: two methods, two slots, two stores, one address and a card. */

import type { RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import type { Cart } from '#machines/domain/cart.ts';
import type { OrderState } from '#machines/domain/order.ts';
import { alexandria, courier, deliveryOffer, eagleFarm, express, foundAddress } from '../models/goods.ts';
import { information as saved, nothingPrepared, suggestions } from '../models/goods.ts';

interface CheckoutServer {
  readonly cart: () => Cart;
  readonly saveShipping: () => void;
  /** What this browser saved of an earlier visit. */
  readonly saved: () => RestoredCheckout | null;
}

export const checkoutAnswers = (server: CheckoutServer) => {
  let orderState: OrderState = { kind: 'open' };
  const readState = () => orderState;
  const information = () => {
    server.saveShipping();
    return { ...saved, totals: { ...saved.totals, grandTotal: server.cart().grandTotal } };
  };
  return {
    takePurchase: () => null,
    loadCheckout: server.saved,
    checkAddressLookup: () => true,
    searchAddresses: () => suggestions,
    formatAddress: () => foundAddress,
    estimateShipping: () => [courier, express],
    setShippingAddress: () => [courier, express],
    saveShippingInformation: information,
    readDeliveryWindows: () => deliveryOffer,
    readStores: () => [eagleFarm, alexandria],
    readTotals: information,
    preparePayment: () => nothingPrepared,
    rereadCart: server.cart,
    sendOrder: (): void => {
      orderState = { kind: 'placed', orderNumber: '000000042' };
    },
    readOrderState: readState,
  };
};
