/**
 * Fills the slots of a delivery notice: read and confirmed with
 * the token of a mail (§2 confirm-delivery, ROUTE-02).
 */

import { fromPromise } from 'xstate';
import type { NoticeAnswer } from '#machines/desk/delivery-notice/delivery-notice.actors.ts';
import { FailureError } from '#machines/domain/failure.ts';
import type { PlannedDelivery } from '#machines/domain/order-history.ts';
import type { Transport } from '#transport/transport.ts';
import { ConfirmDeliveryDocument, DeliveryNoticeDocument } from './deliveries.merchant.graphql.ts';
import { toPlannedDelivery } from '../order/order-history.wire.ts';

export const createDeliveryNoticeService = ({ graphql, has }: Pick<Transport, 'graphql' | 'has'>) => ({
  readNotice: fromPromise<PlannedDelivery, { readonly token: string }>(
    async ({ input: { token }, signal }) => {
      // only the merchant layer sends such mails
      if (!has('merchant')) throw new FailureError('notFound', 'This shop knows no such delivery.');
      // by POST: the token proves ownership and must not appear in an address (TRK-04)
      const { deliveryNotice } = await graphql.readByPost(DeliveryNoticeDocument, { token }, signal);
      return toPlannedDelivery(deliveryNotice);
    },
  ),

  confirmNotice: fromPromise<PlannedDelivery, NoticeAnswer>(
    async ({ input: { token, instructions }, signal }) => {
      const { confirmDelivery } = await graphql.write(
        ConfirmDeliveryDocument,
        { token, instructions },
        signal,
      );
      return toPlannedDelivery(confirmDelivery);
    },
  ),
});
