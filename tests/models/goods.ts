/** The goods, addresses and answers that generated and hand-written machine tests share. */

import { emptyAddress, type Address } from '#machines/domain/address.ts';
import type { Cart, CartLine, NewLine } from '#machines/domain/cart.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { DeliveryOffer } from '#machines/domain/delivery-window.ts';
import type { Failure, FailureKind } from '#machines/domain/failure.ts';
import type { AddressSuggestion, FoundAddress } from '#machines/domain/lookup.ts';
import type { Money } from '#machines/domain/money.ts';
import type { OrderRequest } from '#machines/domain/order.ts';
import {
  plainAuthorisation,
  type PaymentAuthorisation,
  type PaymentMethod,
} from '#machines/domain/payment.ts';
import { everyMethod } from '#machines/domain/payment-switches.ts';
import { noPickup, type Pickup, type Store } from '#machines/domain/pickup.ts';
import type { ShippingInformation, Totals } from '#machines/domain/totals.ts';
import type { PaymentPreparation } from '#machines/checkout/payment/payment.actors.ts';

export const dollars = (amount: number): Money => ({ cents: Math.round(amount * 100), currency: 'AUD' });

export const failure = (kind: FailureKind, message = `It failed: ${kind}.`): Failure => ({ kind, message });

const goods =
  (sku: string, name: string) =>
  (quantity: number): NewLine => ({ sku, name, quantity, chosen: nothingChosen });
export const water = goods('WATER-15', 'Spring water 15 L');
export const cups = goods('CUPS-50', 'Paper cups');

/** The same water, chosen otherwise. */
export const chilled = (quantity: number): NewLine => ({
  ...water(quantity),
  name: 'Spring water 15 L, chilled',
  chosen: { selected: ['chilled'], entered: [] },
});

export const lineOf = (id: string, line: NewLine, price = 12): CartLine => ({
  id,
  ...line,
  soldSku: line.sku,
  options: [],
  path: null,
  image: null,
  isRental: false,
  price: dollars(price),
  regularPrice: null,
  rowTotal: dollars(price * line.quantity),
  problem: null,
});

export const cartOf = (id: string, ...lines: readonly CartLine[]): Cart => {
  const cents = lines.reduce((sum, { rowTotal }) => sum + rowTotal.cents, 0);
  return {
    id,
    lines,
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    isVirtual: false,
    subtotal: { cents, currency: 'AUD' },
    grandTotal: { cents, currency: 'AUD' },
    shipping: null,
    taxes: [],
    coupons: [],
    discount: null,
    giftCards: [],
    minimumOrder: null,
  };
};

/** Two bottles and a pack of cups, as the server first tells it. */
export const fullCart = cartOf('cart-1', lineOf('1', water(2)), lineOf('2', cups(1)));
export const otherCart = cartOf('cart-1', lineOf('1', water(9)));
/** Below the smallest order that is taken. */
export const smallCart = { ...fullCart, minimumOrder: { message: 'Orders start at $50.', isMet: false } };

export const brisbane: Address = {
  firstname: 'Rosa',
  lastname: 'Lind',
  company: '',
  telephone: '0400 000 000',
  street: '1 Example Street',
  street2: '',
  city: 'Brisbane',
  regionId: 573,
  regionCode: 'QLD',
  postcode: '4000',
  countryCode: 'AU',
  deliveryInstructions: null,
  isSavedInBook: false,
};
export const perth: Address = {
  ...brisbane,
  city: 'Perth',
  regionId: 577,
  regionCode: 'WA',
  postcode: '6000',
};
export const incomplete: Address = { ...brisbane, postcode: '40' };
/** Of somebody who has stored none. */
export const offer = { stored: [], defaultId: null, blank: emptyAddress('AU') };
export const offers = { delivery: offer, billing: offer };

/** What looking an address up offers, and what it turns out to be. */
export const suggestions: readonly AddressSuggestion[] = [
  { id: 'a1', address: '12 Eagle Street, Brisbane City QLD 4000' },
];
export const foundAddress: FoundAddress = {
  street: '12 Eagle Street',
  street2: '',
  city: 'Brisbane City',
  regionId: 573,
  regionCode: 'QLD',
  postcode: '4000',
  countryCode: 'AU',
};

const methodOf = (methodCode: string, methodTitle: string, price: number): ShippingMethod => ({
  carrierCode: 'courier',
  carrierTitle: 'Courier',
  methodCode,
  methodTitle,
  price: dollars(price),
});
export const courier = methodOf('standard', 'Standard', 9.5);
export const express = methodOf('express', 'Express', 19);
export const free = methodOf('free', 'Free', 0);

export const totals: Totals = {
  grandTotal: dollars(45.5),
  shipping: dollars(9.5),
  subtotal: dollars(36),
  tax: dollars(4.14),
  discount: dollars(0),
};

export const card: PaymentMethod = { code: 'braintree', title: 'Card' };
export const purchaseOrder: PaymentMethod = { code: 'purchaseorder', title: 'Purchase order' };
export const noPayment: PaymentMethod = { code: 'free', title: 'No payment required' };

/** What the server answers once delivery is saved. */
export const information: ShippingInformation = { totals, paymentMethods: [card], message: null };

/** The same cart once delivery was saved with it. */
export const savedCart: Cart = { ...fullCart, shipping: totals.shipping, grandTotal: totals.grandTotal };

/** A card that became a nonce. */
export const visa: PaymentAuthorisation = {
  ...plainAuthorisation('braintree', 'Visa ending in 1111'),
  nonce: 'nonce-1',
};

export const orderRequest: OrderRequest = {
  cartId: 'cart-1',
  isOwned: false,
  email: 'rosa@example.com',
  delivery: brisbane,
  billing: brisbane,
  store: null,
  method: courier,
  hours: null,
  payment: visa,
  seen: fullCart,
  totals,
};

/** A morning with room, an afternoon without. */
export const deliveryOffer: DeliveryOffer = {
  windows: [
    { code: 'tue-am', date: '2026-11-24', startsAt: '08:00', endsAt: '12:00', isFull: false },
    { code: 'wed-pm', date: '2026-11-25', startsAt: '12:00', endsAt: '17:00', isFull: true },
  ],
  saved: null,
};

export const eagleFarm: Store = {
  code: 'brisbane',
  name: 'Brightwater Brisbane',
  description: 'Weekdays 7 am to 5 pm.',
  telephone: '1300 975 707',
  street: '152 Fison Avenue East',
  city: 'Eagle Farm',
  regionId: 573,
  regionCode: 'Queensland',
  postcode: '4009',
  countryCode: 'AU',
};
export const alexandria: Store = {
  ...eagleFarm,
  code: 'sydney',
  name: 'Brightwater Sydney',
  street: '40 Bourke Road',
  city: 'Alexandria',
  regionId: 570,
  regionCode: 'New South Wales',
  postcode: '2015',
};

/** Rosa fetches it herself. */
export const pickup: Pickup = {
  ...noPickup,
  isWanted: true,
  store: eagleFarm,
  shopper: { firstname: 'Rosa', lastname: 'Lind', telephone: '0400 000 000' },
};
/** Ola does. */
export const pickedUpByOla: Pickup = {
  ...pickup,
  isSomeoneElse: true,
  other: { firstname: 'Ola', lastname: 'Berg', telephone: '0400 111 222' },
};

/** Nothing to agree to, nothing saved, nothing switched off. */
export const nothingPrepared: PaymentPreparation = {
  agreements: [],
  saved: null,
  isSavedMissed: false,
  switches: everyMethod,
};
