/** What must hold of who the shopper is, and of the addresses that come with them. */

import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import type { Address, AddressKind } from '#machines/domain/address.ts';
import type { Step } from '#tests/support/model.ts';
import { contextOf, isKnown, isOrdering, isResuming, requestsOf } from './checkout.seeing.ts';

/** The e-mail of an account is the order's as long as it is signed in. */
export const aboutPeople = (now: Step, before: Step): readonly string[] => {
  const [is, was] = [contextOf(now), contextOf(before)];
  const fact = now.event as CheckoutEvent;
  if (fact.type === 'accountSection.customerWelcomed') {
    if (is.email !== (isOrdering(before) ? was.email : fact.email)) return ['the e-mail of another shopper'];
    const isLeft = isKnown(is) && !isOrdering(before) && !isResuming(now) && !was.isGoneOn;
    return isLeft ? ['welcomed, and left standing where they are'] : [];
  }
  if (now.event.type !== 'checkout.syncCustomer') return [];
  const { email } = now.event as Extract<CheckoutEvent, { readonly type: 'checkout.syncCustomer' }>;
  if (is.customer !== email) return ['somebody else is signed in'];
  if (email !== null) return is.email === email ? [] : ['an order for another e-mail than the account’s'];
  return was.customer !== null && is.email === was.customer ? ['a guest with a customer’s e-mail'] : [];
};

/** An address goes only where it belongs, and changes nothing while money moves. */
export const aboutAddresses = (now: Step, before: Step): readonly string[] => {
  const event = now.event as CheckoutEvent;
  if (event.type !== 'addressChoice.addressChosen' && event.type !== 'addressLookup.addressFound') return [];
  const [is, was] = [contextOf(now), contextOf(before)];
  const other = event.kind === 'delivery' ? 'billing' : 'delivery';
  const due = isOrdering(before) ? was[event.kind] : { ...was[event.kind], ...event.address };
  const broken: string[] = [];
  if (JSON.stringify(is[event.kind]) !== JSON.stringify(due)) broken.push('a chosen address is not taken');
  if (JSON.stringify(is[other]) !== JSON.stringify(was[other])) broken.push('the other address changed too');
  const isOwnChoice = event.type === 'addressChoice.addressChosen' && !event.isDefault;
  if (event.kind === 'billing' && isOwnChoice && !isOrdering(before) && is.isBillingSame)
    broken.push('another billing address was chosen, and delivery’s is billed');
  return broken;
};

const placeOf = ({ street, street2, city, regionId, regionCode, postcode, countryCode }: Address): string =>
  JSON.stringify([street, street2, city, regionId, regionCode, postcode, countryCode]);

/** Whose address the shopper has changed by hand, or chosen. */
const changedByHand = (event: CheckoutEvent): AddressKind | null => {
  switch (event.type) {
    case 'checkout.changeDelivery':
    case 'checkout.submitDelivery':
      return 'delivery';
    case 'checkout.changeBilling':
      return 'billing';
    case 'addressChoice.addressChosen':
      return event.isDefault ? null : event.kind;
    default:
      return null;
  }
};

/** A look-up that is still on its way gives way to another place by hand, and to nothing else. */
export const aboutLookups = (now: Step, before: Step): readonly string[] => {
  const [is, was] = [contextOf(now), contextOf(before)];
  const happened = now.event as CheckoutEvent;
  const event = happened.type === 'checkout.replay' ? happened.request : happened;
  const broken: string[] = [];
  for (const kind of ['delivery', 'billing'] as const) {
    const isGivenUp = requestsOf(now.view.asked, `${kind}Lookup`).includes('addressLookup.giveUp');
    const isByHand = changedByHand(event) === kind;
    // an order that is collected needs no delivery address
    const isCollecting =
      kind === 'delivery' &&
      event.type === 'checkout.changeCollection' &&
      is.collection.isWanted &&
      !was.collection.isWanted;
    const isMoved = placeOf(is[kind]) !== placeOf(was[kind]);
    if (((isByHand && isMoved) || isCollecting) && !isGivenUp)
      broken.push(`a look-up would overwrite the ${kind} address`);
    const isMeant = ['checkout.changeCollection', 'checkout.submitCollection'].includes(event.type);
    if (isGivenUp && !isMeant && !(isByHand && (isMoved || event.type === 'addressChoice.addressChosen')))
      broken.push(`a look-up of the ${kind} address given up for nothing`);
  }
  return broken;
};
