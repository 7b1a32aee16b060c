/** What must hold when a session expired, and when a shopper comes back to a checkout. */

import type { CheckoutFact } from '#machines/checkout/checkout.events.ts';
import type { Failure } from '#machines/domain/failure.ts';
import type { Step } from '#tests/support/model.ts';
import { contextOf, factsOf, isForgetting, isKnown, isResuming } from './checkout.seeing.ts';

/** What an expired session interrupted is given back and is no error (BEY-02). */
export const aboutExpiry = (now: Step, before: Step): readonly string[] => {
  const { failure } = now.event as { readonly failure?: Failure };
  if (failure?.kind !== 'sessionExpired' || isForgetting(before)) return [];
  const failed = (now.view.facts as readonly CheckoutFact[]).filter(({ type }) => type === 'checkout.failed');
  const { asked } = contextOf(before);
  const told = failed.map((fact) => ('asked' in fact ? fact.asked : null));
  const broken: string[] = [];
  if (now.event.type === 'delivery.saveFailed' && contextOf(now).method !== contextOf(before).method)
    broken.push('a method that is to be saved again is forgotten');
  if (contextOf(now).errors.length > contextOf(before).errors.length)
    broken.push('an expiry shown as an error');
  if (
    JSON.stringify(told) !==
    JSON.stringify(asked === null || now.view.state === before.view.state ? [] : [asked])
  )
    broken.push('an interrupted request is not given back, or another one is');
  return broken;
};

/** A return is silent and ends at the first step that is not confirmed (BEY-04). */
export const aboutResuming = (now: Step, before: Step): readonly string[] => {
  const isLate = /^(checkout.replay|identity.customerWelcomed)$/.test(now.event.type);
  const isAtHand = before.view.state.startsWith('open.') && !/arriving|resuming/.test(before.view.state);
  if (isLate && isAtHand && contextOf(before).isGoneOn && now.view.state !== before.view.state)
    return ['what the shopper has begun to write is taken from under their hands'];
  if (!isResuming(before)) return [];
  const broken: string[] = [];
  const [is, was] = [contextOf(now), contextOf(before)];
  const { type } = now.event;
  const { failure } = now.event as { readonly failure?: Failure };
  // §8 has its own messages for these
  const isWorded = type === 'delivery.saveFailed' || type === 'delivery.estimateFailed';
  const isExpired = failure?.kind === 'sessionExpired';
  const isRefusal =
    failure?.kind === 'refused' || type === 'delivery.methodRefused' || (isWorded && !isExpired);
  if (/(rejected|Failed|Refused)$/.test(type) && before.view.state !== now.view.state) {
    if (now.view.state !== 'open.editing') broken.push('a step that is not confirmed was gone over');
    if (is.errors.length !== was.errors.length + (isRefusal ? 1 : 0))
      broken.push('a refusal is not shown, or a failure the shopper did not cause is');
  }
  const opened = now.view.asked.flatMap((one) =>
    'event' in one && one.child === 'tabs' && one.event.type === 'tabs.open' ? one.event : [],
  ) as unknown as readonly { readonly tab: string }[];
  const limit = was.left.tab ?? (isKnown(was) ? 'payment' : 'account');
  const order = ['account', 'delivery', 'shipping', 'payment'];
  for (const { tab } of opened)
    // where nothing is delivered there is nothing in between
    if (order.indexOf(tab) > order.indexOf(limit) && was.cart?.isVirtual !== true)
      broken.push('further than they had come');
  if (factsOf(now).includes('checkout.tabKept') && isResuming(now)) broken.push('a tab on the way is kept');
  return broken;
};
