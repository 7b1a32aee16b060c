/** Requests that could not be carried out: they are returned to the shopper, or wait again. */

import { parted } from '../../domain/cart.ts';
import type { Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { sessionExpired } from '../../domain/session.ts';
import { failureIn, type Given } from './cart.answers.ts';
import { underWay, unfinished, type CartContext, type Turn } from './cart.context.ts';

/** What was under way could not be done, and is returned to the shopper. */
export const givenBack = (context: CartContext, failure: Failure | null): Partial<CartContext> => ({
  failure,
  failed: underWay(context),
  action: null,
  alongside: [],
});

export const failed = ({ context, event }: Given): Turn => ({
  change: givenBack(context, failureIn(event)),
});

export const expired = ({ context }: Given): Turn => ({ change: givenBack(context, sessionExpired) });

/** Without a cart nothing that waits can be done; the page still holds what was asked. */
const allGivenBack = (context: CartContext, failure: Failure | null): Partial<CartContext> => ({
  ...givenBack(context, failure),
  failed: unfinished(context),
  queue: [],
});

export const allFailed = ({ context, event }: Given): Turn => ({
  change: allGivenBack(context, failureIn(event)),
});

export const allExpired = ({ context }: Given): Turn => ({ change: allGivenBack(context, sessionExpired) });

/** The requests wait again, for the cart that has taken this one's place. Several quantities that were
 * refused together wait each for itself, for the server takes all of them or none (BEY-09). */
export const putBack = (given: Given): Turn => {
  const { context } = given;
  const queue = isRefusedTogether(given) ? parted(underWay(context), context.queue) : unfinished(context);
  return { change: { failure: null, queue, action: null, alongside: [] } };
};

export const isRefusedTogether = ({ context, event }: Given): boolean =>
  context.alongside.length > 0 && ['refused', 'notFound'].includes(failureIn(event)?.kind ?? '');

export const reported = ({ context: { failure: reason, failed: actions } }: Given): Turn => {
  const failure = present(reason, 'failure');
  return {
    change: { failed: [], refusal: failure.kind === 'refused' ? { failure, actions } : null },
    facts: [{ type: 'cart.actionFailed', failure, actions }],
  };
};
