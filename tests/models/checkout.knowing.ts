/** What must hold of who the shopper is, and of the addresses that come with them. */

import type { CheckoutEvent } from '#machines/checkout/checkout.events.ts';
import type { Step } from '#tests/support/model.ts';
import { contextOf, isKnown, isOrdering, isResuming } from './checkout.seeing.ts';

/** The e-mail of an account is the order's as long as it is signed in. */
export const aboutPeople = (now: Step, before: Step): readonly string[] => {
  const [is, was] = [contextOf(now), contextOf(before)];
  const fact = now.event as CheckoutEvent;
  if (fact.type === 'identity.customerWelcomed') {
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
  if (event.type !== 'addressEntry.addressChosen' && event.type !== 'addressEntry.addressFound') return [];
  const [is, was] = [contextOf(now), contextOf(before)];
  const other = event.kind === 'delivery' ? 'billing' : 'delivery';
  const due = isOrdering(before) ? was[event.kind] : { ...was[event.kind], ...event.address };
  const broken: string[] = [];
  if (JSON.stringify(is[event.kind]) !== JSON.stringify(due)) broken.push('a chosen address is not taken');
  if (JSON.stringify(is[other]) !== JSON.stringify(was[other])) broken.push('the other address changed too');
  const isOwnChoice = event.type === 'addressEntry.addressChosen' && !event.isDefault;
  if (event.kind === 'billing' && isOwnChoice && !isOrdering(before) && is.isBillingSame)
    broken.push('another billing address was chosen, and delivery’s is billed');
  return broken;
};
