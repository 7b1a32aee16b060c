/** What must hold when a session expired, and when a shopper comes back to a checkout. */

import type { Failure } from '#machines/domain/failure.ts';
import type { Step } from '#tests/support/model.ts';
import { contextOf, factsOf, isKnown, isResuming } from './draft.seeing.ts';

/** What an expired session interrupted is given back and is no error (BEY-02). */
export const aboutExpiry = (now: Step, before: Step): readonly string[] => {
  const { failure } = now.event as { readonly failure?: Failure | null };
  if (failure?.kind !== 'sessionExpired') return [];
  const told = factsOf(now).flatMap((fact) => (fact.type === 'checkout.failed' ? [fact.asked] : []));
  const { asked } = contextOf(before);
  const broken: string[] = [];
  if (now.event.type === 'delivery.saveFailed' && contextOf(now).method !== contextOf(before).method)
    broken.push('a method that is to be saved again is forgotten');
  if (contextOf(now).errors.length > contextOf(before).errors.length)
    broken.push('an expiry shown as an error');
  const isHeard = now.event.type !== 'totals.loadFailed' || before.view.state !== now.view.state;
  const isIgnored = before.view.state.startsWith('ordering') && now.event.type !== 'draft.refuse';
  const due = asked === null || !isHeard || isIgnored ? [] : [asked];
  if (JSON.stringify(told) !== JSON.stringify(due))
    broken.push('an interrupted request is not given back, or another one is');
  return broken;
};

/** A return is silent and ends at the first step that is not confirmed (BEY-04). */
export const aboutResuming = (now: Step, before: Step): readonly string[] => {
  const isLate = /^(draft.replay|identity.customerWelcomed)$/.test(now.event.type);
  if (isLate && contextOf(before).isGoneOn && now.view.state !== before.view.state)
    return ['what the shopper has begun to write is taken from under their hands'];
  if (!isResuming(before)) return [];
  const broken: string[] = [];
  const [is, was] = [contextOf(now), contextOf(before)];
  const { type } = now.event;
  const { failure } = now.event as { readonly failure?: Failure | null };
  // §8 has its own messages for these
  const isWorded = /saveFailed|offersWithdrawn/.test(type) && failure !== null;
  const isRefusal =
    (failure?.kind === 'refused' && !('fieldMessages' in failure)) ||
    type === 'delivery.methodRefused' ||
    (isWorded && failure?.kind !== 'sessionExpired');
  if (/(Failed|Refused|refused|Withdrawn)$/.test(type) && type !== 'totals.loadFailed')
    if (is.errors.length !== was.errors.length + (isRefusal ? 1 : 0))
      broken.push('a refusal is not shown, or a failure the shopper did not cause is');
  const opened = now.view.asked.flatMap((one) =>
    'event' in one && one.child === 'tabs' && one.event.type === 'tabs.open' ? one.event : [],
  ) as unknown as readonly { readonly tab: string }[];
  const limit = was.left.tab ?? (isKnown(was) ? 'payment' : 'account');
  const order = ['account', 'delivery', 'shipping', 'payment'];
  for (const { tab } of opened)
    // where nothing is delivered there is nothing in between; how far delivery goes is its own to keep
    if (
      order.indexOf(tab) > order.indexOf(limit) &&
      was.cart?.isVirtual !== true &&
      !type.startsWith('delivery')
    )
      broken.push('further than they had come');
  if (factsOf(now).some((fact) => fact.type === 'checkout.tabKept')) broken.push('a tab on the way is kept');
  return broken;
};
