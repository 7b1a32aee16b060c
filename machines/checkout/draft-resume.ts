/** How far a returning shopper is taken (BEY-04, S10). */

import { deliveredTabs, type TabName } from '../domain/checkout-tab.ts';
import { isEmail } from '../domain/email.ts';
import { isPickup } from '../domain/blocker.ts';
import { isPickupComplete } from '../domain/pickup.ts';
import { isCompleteToOrder } from '../domain/complete-address.ts';
import type { DestinationCause } from './addresses.events.ts';
import type { DeliveryGoal } from './delivery.events.ts';
import { isSignedIn, type DraftContext } from './draft.context.ts';

/** The steps are repeated for a returning shopper; only refusals are shown. */
export const isResumed = ({ asked }: Pick<DraftContext, 'asked'>): boolean => asked?.type === 'draft.resume';

/** A guest returns to their last tab, a customer as far as their details allow (BEY-04, S10). */
const furthestTabOf = (context: DraftContext): TabName => {
  const { leftAt } = context;
  if (leftAt !== null && leftAt !== 'account') return leftAt;
  return isSignedIn(context) ? 'payment' : 'account';
};

const canResumeTo = (context: DraftContext, tab: TabName): boolean =>
  deliveredTabs.indexOf(tab) <= deliveredTabs.indexOf(furthestTabOf(context));

/** The destination is known, for delivery or pickup. */
const hasDestination = (context: DraftContext): boolean =>
  isPickup(context)
    ? isPickupComplete(context.pickup)
    : isCompleteToOrder(context.delivery, 'delivery', context);

export const canResume = (context: DraftContext): boolean =>
  isEmail(context.email) && canResumeTo(context, 'delivery');

/** A session was found: the customer and their addresses are about to be read. */
export const isCustomerAwaited = ({ welcomed, customer, email }: DraftContext): boolean =>
  welcomed !== null && customer === null && email === '';

/** Addresses and stores that arrive at the beginning. */
export const isRestored = (context: DraftContext, cause: DestinationCause): boolean =>
  isResumed(context) && (cause === 'filled' || cause === 'storeLost');

export const canResumeDelivery = (context: DraftContext): boolean =>
  isResumed(context) && canResumeTo(context, 'shipping') && hasDestination(context);

/** A shopper who had reached the payment had chosen a method. */
export const goalOf = (context: DraftContext): DeliveryGoal => {
  if (!isResumed(context) || !canResumeTo(context, 'payment')) return 'choose';
  if (context.preferred !== null) return 'savePreferred';
  return context.leftAt === 'payment' ? 'choose' : 'save';
};

/** Forward to the payment reached before a reload: confirms the delivery again (BEY-21). */
export const isOnToPayment = ({ email, method, totals }: DraftContext, tab: TabName): boolean =>
  tab === 'payment' && email !== '' && method !== null && totals === null;
