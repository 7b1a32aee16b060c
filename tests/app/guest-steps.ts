/** What a guest does on the way to the receipt, as events to the machines. */

import { nothingChosen } from '#machines/domain/chosen-options.ts';
import { selectCurrentTab } from '#machines/checkout/tabs.selectors.ts';
import { emptyAddress, type Address } from '#machines/domain/address.ts';
import { selectIsPaymentReady } from '#machines/payment/payment.selectors.ts';
import type { RunningShop } from './running-shop.ts';

export const water = {
  sku: 'BW-SPRING-15',
  name: '15 L spring water bottle',
  quantity: 2,
  chosen: nothingChosen,
};
export const address: Address = {
  ...emptyAddress('AU'),
  firstname: 'Gina',
  lastname: 'Guest',
  telephone: '0730000000',
  street: '1 Queen St',
  city: 'Brisbane',
  regionId: 608,
  regionCode: 'QLD',
  postcode: '4000',
};
export const email = 'gina@example.com';

const tabOf = (shop: RunningShop) => selectCurrentTab(shop.tabs().getSnapshot());

export const putIntoCart = async (shop: RunningShop) => {
  shop.cart().send({ type: 'cart.addItem', line: water });
  await shop.fact('cart.itemAdded');
};

/** From the cart to the payment tab with the card filled in. */
export const goToPayment = async (shop: RunningShop) => {
  const checkout = shop.checkout();
  checkout.send({ type: 'checkout.begin' });
  await shop.fact('checkout.started');
  checkout.send({ type: 'checkout.submitEmail', email });
  await shop.until(() => tabOf(shop) === 'delivery');
  checkout.send({ type: 'checkout.submitDelivery', address });
  await shop.until(() => tabOf(shop) === 'shipping');
  checkout.send({ type: 'checkout.submitShipping' });
  await shop.until(() => tabOf(shop) === 'payment');
  shop.payment().send({ type: 'payment.showFields' });
  await shop.until(() => selectIsPaymentReady(shop.payment().getSnapshot()));
};

export const placeOrder = async (shop: RunningShop) => {
  shop.checkout().send({ type: 'checkout.placeOrder' });
  return (await shop.fact('checkout.orderPlaced')).receipt;
};
