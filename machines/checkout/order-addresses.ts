/** Pure functions: changes to the addresses of an order. */

import { isBlankAddress, type Address, type AddressKind } from '../domain/address.ts';
import { withShopper, type Pickup, type Store } from '../domain/pickup.ts';
import { isAnyUnasked, placeQuestions, withAsked, withConfirmed } from '../domain/place-question.ts';
import { present } from '../domain/present.ts';
import { isSameRecipient, type AddressOffers } from '../domain/stored-address.ts';
import { isCompleteToOrder } from '../domain/complete-address.ts';
import type { AddressesEvent, AddressesFilled, OrderAddresses } from './addresses.events.ts';

/** An address, or the parts found by a look-up; `isDefault` is absent for a look-up. */
interface Filling {
  readonly address: Partial<Address>;
  readonly isDefault?: boolean;
}

/** The event of leaving the field. */
export const changeOf = (kind: AddressKind, address: Address): AddressesEvent =>
  kind === 'billing'
    ? { type: 'addresses.changeBilling', address, isSame: false }
    : { type: 'addresses.changeDelivery', address };

export const withDelivery = (addresses: OrderAddresses, delivery: Address): OrderAddresses => ({
  ...addresses,
  delivery,
  pickup: { ...addresses.pickup, isWanted: false },
});

/** Known details of the shopper are filled in. */
export const withPickup = (addresses: OrderAddresses, pickup: Pickup): OrderAddresses => {
  const { delivery, billing, offers } = addresses;
  const known = [delivery, ...(offers === null ? [] : [offers.delivery.blank]), billing];
  return {
    ...addresses,
    pickup: pickup.isWanted ? withShopper(pickup, known) : pickup,
  };
};

export const withBilling = (
  addresses: OrderAddresses,
  billing: Address,
  isBillingSame: boolean,
): OrderAddresses => ({ ...addresses, billing, isBillingSame, isBillingChosen: true });

/** Chosen or looked up, not typed: the form has to show it. */
export const withFilled = (
  addresses: OrderAddresses,
  kind: AddressKind,
  { address, isDefault }: Filling,
): OrderAddresses => {
  const filled = { ...addresses[kind], ...address };
  const before = isDefault === undefined ? addresses[kind] : null;
  return {
    ...addresses,
    [kind]: filled,
    filled: { ...addresses.filled, [kind]: { address: filled, before } },
  };
};

export const filledIn = ({ filled }: OrderAddresses, kind: AddressKind): AddressesFilled => ({
  type: 'addresses.filled',
  kind,
  fill: present(filled[kind], 'fill'),
});

/** Uses a customer's own billing address unless the order is delivered there. */
export const withBillingResolved = (addresses: OrderAddresses, isDefault: boolean): OrderAddresses => {
  const { billing, delivery, isBillingSame, isBillingChosen } = addresses;
  if (!isDefault) return { ...addresses, isBillingSame: false, isBillingChosen: true };
  if (isBillingChosen) return addresses;
  const isComplete = isCompleteToOrder(billing, 'billing', addresses);
  return { ...addresses, isBillingSame: isComplete ? isSameRecipient(billing, delivery) : isBillingSame };
};

/** The billing address starts with the shopper's own address or name, to save typing (ADDR-02). */
export const withBillingPrepared = (addresses: OrderAddresses): OrderAddresses => {
  const { delivery, billing, pickup, filled } = addresses;
  const { isSavedInBook } = billing;
  const copied = { ...delivery, isSavedInBook, deliveryInstructions: null };
  const isDeliveryKnown = isCompleteToOrder(delivery, 'delivery', addresses);
  const begun = isDeliveryKnown ? copied : { ...billing, ...pickup.shopper };
  const address = isBlankAddress(billing) ? begun : billing;
  return { ...addresses, billing: address, filled: { ...filled, billing: { address, before: null } } };
};

export const withOffers = (
  addresses: OrderAddresses,
  offers: AddressOffers,
  accountId: number | null,
): OrderAddresses => ({ ...addresses, offers, draftedFor: accountId ?? addresses.draftedFor });

export const isDraftedForAnother = ({ draftedFor }: OrderAddresses, accountId: number | null): boolean =>
  accountId !== null && draftedFor !== null && accountId !== draftedFor;

export const isStoreGone = ({ pickup: { store } }: OrderAddresses, stores: readonly Store[]): boolean =>
  store === null ? stores.length === 0 : !stores.some(({ code }) => code === store.code);

/** The current data of the store: its opening hours may have changed. */
export const withStores = (addresses: OrderAddresses, stores: readonly Store[]): OrderAddresses => {
  const { pickup } = addresses;
  const store = stores.find(({ code }) => code === pickup.store?.code) ?? null;
  return { ...addresses, pickup: { ...pickup, store } };
};

/** Without any store the order is delivered. */
export const withoutStore = (addresses: OrderAddresses, stores: readonly Store[]): OrderAddresses => ({
  ...addresses,
  pickup: { ...addresses.pickup, isWanted: stores.length > 0, store: null },
});

/** Complete, but its postcode, suburb, state and country do not match. */
export const isPlaceQuestioned = (addresses: OrderAddresses, address: Address): boolean =>
  isCompleteToOrder(address, 'delivery', addresses) &&
  isAnyUnasked(placeQuestions(address, 'delivery'), addresses.placeAnswers);

export const withDeliveryAsked = (addresses: OrderAddresses, address: Address): OrderAddresses => ({
  ...addresses,
  placeAnswers: withAsked(addresses.placeAnswers, placeQuestions(address, 'delivery')),
});

export const withDeliveryConfirmed = (addresses: OrderAddresses, address: Address): OrderAddresses => ({
  ...addresses,
  placeAnswers: withConfirmed(addresses.placeAnswers, placeQuestions(address, 'delivery')),
});
