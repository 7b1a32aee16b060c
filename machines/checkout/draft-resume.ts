/** How far a shopper who comes back is taken (BEY-04, S10). */

import { deliveredTabs, type TabName } from '../domain/checkout-tab.ts';
import { isEmail } from '../domain/email.ts';
import { isCollected } from '../domain/obstacle.ts';
import { isCollectionComplete } from '../domain/pickup.ts';
import { isCompleteToOrder } from '../domain/stored-address.ts';
import type { DestinationCause } from './addresses.events.ts';
import type { DeliveryGoal } from './delivery.events.ts';
import { isSignedIn, type DraftContext } from './draft.context.ts';

/** The steps are walked again for a shopper who has come back; only refusals are shown. */
export const isResumed = ({ asked }: Pick<DraftContext, 'asked'>): boolean => asked?.type === 'draft.resume';

/** A guest goes back to where they were, a customer as far as their details allow (BEY-04, S10). */
const furthestTabOf = (context: DraftContext): TabName => {
  const { leftAt } = context;
  if (leftAt !== null && leftAt !== 'account') return leftAt;
  return isSignedIn(context) ? 'payment' : 'account';
};

const canResumeTo = (context: DraftContext, tab: TabName): boolean =>
  deliveredTabs.indexOf(tab) <= deliveredTabs.indexOf(furthestTabOf(context));

/** Where it goes is known, be it brought or collected. */
const hasDestination = (context: DraftContext): boolean =>
  isCollected(context)
    ? isCollectionComplete(context.collection)
    : isCompleteToOrder(context.delivery, 'delivery', context);

export const canResume = (context: DraftContext): boolean =>
  isEmail(context.email) && canResumeTo(context, 'delivery');

/** A session was found: whose it is, and what they have stored, is known in a moment. */
export const isSomebodyAwaited = ({ welcomed, customer, email }: DraftContext): boolean =>
  welcomed !== null && customer === null && email === '';

/** Addresses and stores that become known at the beginning. */
export const isFoundOut = (context: DraftContext, cause: DestinationCause): boolean =>
  isResumed(context) && (cause === 'filled' || cause === 'storeLost');

export const canResumeDelivery = (context: DraftContext): boolean =>
  isResumed(context) && canResumeTo(context, 'shipping') && hasDestination(context);

/** A shopper who had been at the payment had chosen a method. */
export const goalOf = (context: DraftContext): DeliveryGoal => {
  if (!isResumed(context) || !canResumeTo(context, 'payment')) return 'choose';
  if (context.wish !== null) return 'saveWish';
  return context.leftAt === 'payment' ? 'choose' : 'save';
};

/** Forward, to the payment that was reached before a reload: the step before is confirmed once more (BEY-21). */
export const isOnToPayment = ({ email, method, totals }: DraftContext, tab: TabName): boolean =>
  tab === 'payment' && email !== '' && method !== null && totals === null;
