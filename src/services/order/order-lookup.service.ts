/** Fills the slot of the look-up of an order (BEY-12). */

import { fromPromise } from 'xstate';
import { FailureError, toFailure } from '#machines/domain/failure.ts';
import {
  noLookupMessage,
  orderNotFoundMessage,
  type OrderQuestion,
  type TrackedOrder,
} from '#machines/domain/order-lookup.ts';
import type { Transport } from '#transport/transport.ts';
import { orderExtras } from '../http/extras.ts';
import { GuestOrderDocument } from './order-lookup.graphql.ts';
import { toOrderInformation, toTrackedOrder } from './order-lookup.wire.ts';

export const createOrderLookupService = ({
  graphql,
  orderProof,
}: Pick<Transport, 'graphql' | 'orderProof'>) => ({
  findOrder: fromPromise<TrackedOrder, { readonly question: OrderQuestion }>(
    async ({ input: { question }, signal }) => {
      if (!graphql.canAsk(GuestOrderDocument)) throw new FailureError('refused', noLookupMessage);
      // by POST: what proves whose an order is belongs into no address (TRK-04)
      const { guestOrder } = await graphql
        .readByPost(
          GuestOrderDocument,
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
