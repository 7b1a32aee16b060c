/** Failed requests: returned to the shopper, or queued again. */

import { splitUpdates } from '../../domain/cart-actions.ts';
import type { Failure } from '../../domain/failure.ts';
import { present } from '../../domain/present.ts';
import { sessionExpired } from '../../domain/session.ts';
import { failureIn, type Given } from './cart.answers.ts';
import { underWay, unfinished, type CartContext, type Turn } from './cart.context.ts';

/** The running requests failed and are returned to the shopper. */
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

/** Without a cart, waiting requests fail too; the page still shows them. */
const allGivenBack = (context: CartContext, failure: Failure | null): Partial<CartContext> => ({
  ...givenBack(context, failure),
  failed: unfinished(context),
  queue: [],
});

export const allFailed = ({ context, event }: Given): Turn => ({
  change: allGivenBack(context, failureIn(event)),
});

export const allExpired = ({ context }: Given): Turn => ({ change: allGivenBack(context, sessionExpired) });

/**
 * Queues the requests again for the cart that replaced this one. Quantities that were refused
 * together wait one by one, because the server takes all of them or none (BEY-09).
 */
export const putBack = (given: Given): Turn => {
  const { context } = given;
  const queue = isRefusedTogether(given)
    ? splitUpdates(underWay(context), context.queue)
    : unfinished(context);
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
