/** What the customer's machine hears of its actors and of the clock. */

import type { Company, Customer } from '#machines/domain/customer.ts';
import type { Done, Failed } from './stage.ts';

/** The details have been waited for long enough. */
export const noLonger = 'xstate.after.detailsPatience.customer.mark.awaiting';

export type Answer =
  | Done<'readCustomer', Customer>
  | Done<'readCompany', Company | null>
  | Done<'setDefaultAccount', Customer>
  | { readonly type: 'xstate.done.actor.setExternalId' | typeof noLonger }
  | Failed<'readCustomer' | 'readCompany' | 'setDefaultAccount' | 'setExternalId' | 'watchAccount'>;
