/** The steps to the receipt as events to the machines, and the end of a session on the server. */

import { selectCurrentTab } from '#machines/checkout/tabs.selectors.ts';
import { emptyAddress, type Address } from '#machines/domain/address.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { RunningShop, sharedBackend } from './running-shop.ts';

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

export const tabOf = (shop: RunningShop) => selectCurrentTab(shop.tabs().getSnapshot());

export const putIntoCart = async (shop: RunningShop, line = water) => {
  await shop.open('trade');
  const before = shop.count('cart.itemAdded');
  shop.cart().send({ type: 'cart.addItem', line });
  await shop.fact('cart.itemAdded', before + 1);
};

export const goToDelivery = async (shop: RunningShop) => {
  await shop.open('checkout');
  shop.checkout().send({ type: 'checkout.begin' });
  await shop.fact('checkout.started');
  shop.draft().send({ type: 'draft.submitEmail', email });
  // who is known already comes further by themselves, and goes back from there
  await shop.until(() => ['delivery', 'payment'].includes(tabOf(shop)));
  shop.draft().send({ type: 'draft.changeTab', tab: 'delivery' });
  await shop.until(() => tabOf(shop) === 'delivery');
};

/** From the cart to the payment tab with the card filled in. */
export const goToPayment = async (shop: RunningShop) => {
  await goToDelivery(shop);
  shop.draft().send({ type: 'draft.submitDelivery', address });
  await shop.until(() => tabOf(shop) === 'shipping');
  shop.draft().send({ type: 'draft.submitShipping' });
  await shop.until(() => tabOf(shop) === 'payment');
  shop.card().send({ type: 'card.showFields' });
  await shop.until(() => shop.card().getSnapshot().matches({ shown: 'ready' }));
};

export const placeOrder = async (shop: RunningShop) => {
  shop.draft().send({ type: 'draft.placeOrder' });
  return (await shop.fact('checkout.orderPlaced')).receipt;
};

/** The server revokes the token; the shop does not know yet. */
export const revokeToken = (opened: ReturnType<typeof sharedBackend>, token: unknown) =>
  opened.asCustomer(token).graphql('mutation { revokeCustomerToken { result } }');
