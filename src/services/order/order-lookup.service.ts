/** Fills the slot of the order look-up (BEY-12). */

import { fromPromise } from 'xstate';
import { FailureError, toFailure } from '#machines/domain/failure.ts';
import type { OrderProof, OrderQuestion, TrackedOrder } from '#machines/domain/order-lookup.ts';
import type { Transport } from '#transport/transport.ts';
import { GuestOrderWithDeliveriesDocument } from './order-lookup.merchant.graphql.ts';
import { orderExtras } from '../http/extras.ts';
import { GuestOrderDocument } from './order-lookup.graphql.ts';
import { toOrderInformation, toTrackedOrder } from './order-lookup.wire.ts';

/** Magento before 2.4.7 shows no order without an account. */
const noLookupMessage =
  'This shop shows orders to signed-in customers only. Your order’s emails say how far it is.';

/** Does not reveal which of the three was wrong. */
const orderNotFoundMessage = (proof: OrderProof): string =>
  `We found no order with this number, email and ${proof === 'lastname' ? 'last name' : proof} together. Please check all three.`;

export const createOrderLookupService = ({
  graphql,
  orderProof,
  has,
}: Pick<Transport, 'graphql' | 'orderProof' | 'has'>) => ({
  findOrder: fromPromise<TrackedOrder, { readonly question: OrderQuestion }>(
    async ({ input: { question }, signal }) => {
      if (!graphql.canAsk(GuestOrderDocument)) throw new FailureError('refused', noLookupMessage);
      // by POST: the proof of ownership must not appear in an address (TRK-04)
      const { guestOrder } = await graphql
        .readByPost(
          has('merchant') ? GuestOrderWithDeliveriesDocument : GuestOrderDocument,
          { question: toOrderInformation(question, orderProof) },
          signal,
          orderExtras,
        )
        .catch((cause: unknown) => {
          if (toFailure(cause).kind === 'notFound')
            throw new FailureError('notFound', orderNotFoundMessage(orderProof));
          throw cause;
        });
      return toTrackedOrder(guestOrder);
    },
  ),
});
