/** Reads saved payments and deletes them one at a time (§2 payment methods, PAY-02). */

import { fromPromise } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import type { SavedPayment } from '#machines/domain/saved-payment.ts';
import type { Transport } from '#transport/transport.ts';
import { SavedPaymentsDocument } from './payment.graphql.ts';
import { toSavedPayments } from './saved-payment.wire.ts';
import { DeletePaymentTokenDocument } from './saved-payments.graphql.ts';

const notDeleted = 'It could not be deleted. Please try again.';

export const createSavedPaymentsService = ({ graphql }: Transport) => ({
  removeSavedPayment: fromPromise<void, { readonly publicHash: string }>(
    async ({ input: { publicHash }, signal }) => {
      const { deletePaymentToken } = await graphql.write(DeletePaymentTokenDocument, { publicHash }, signal);
      if (deletePaymentToken?.result !== true) throw new FailureError('refused', notDeleted);
    },
  ),
});

export const createSavedPaymentsReading = ({ graphql }: Pick<Transport, 'graphql'>) => ({
  readSavedPayments: async (signal: AbortSignal): Promise<readonly SavedPayment[]> =>
    toSavedPayments(await graphql.read(SavedPaymentsDocument, {}, signal)),
});
