/** Fills the payment machine's slot: fetches the provider's token, mounts its fields, gets a nonce when asked (PAY-02). */

import { fromCallback } from 'xstate';
import { toFailure, type Failure } from '#machines/domain/failure.ts';
import type { CardFieldsEvent, CardFieldsRequest } from '#machines/payment/payment.events.ts';
import type { Transport } from '#transport/transport.ts';
import { CardFailure } from './card-failure.ts';
import type { CardFields } from './card-fields.ts';
import { cardPlaces, cardStyles } from './card-look.ts';
import { CardClientTokenDocument } from './checkout.graphql.ts';

/** Longer than a slow phone needs for the provider's scripts, shorter than anyone waits. */
const timeoutMs = 20_000;

const failureOf = (cause: unknown): Failure => ({
  ...toFailure(cause),
  ...(cause instanceof CardFailure ? { fieldMessages: cause.fieldMessages } : {}),
});

export const createPaymentService = ({ graphql }: Transport) => {
  const mount = async (tell: (event: CardFieldsEvent) => void, signal: AbortSignal): Promise<CardFields> => {
    const [{ mountCardFields }, { createBraintreeClientToken: clientToken }] = await Promise.all([
      import('./card-fields.ts'),
      graphql.write(CardClientTokenDocument, {}, signal),
    ]);
    return mountCardFields({
      clientToken,
      fields: cardPlaces,
      styles: cardStyles,
      onChange: (card) => tell({ type: 'card.changed', card }),
      signal,
      timeoutMs,
    });
  };

  return {
    cardFields: fromCallback<CardFieldsRequest, undefined>(({ sendBack, receive }) => {
      const ending = new AbortController();
      const tell = (event: CardFieldsEvent): void => {
        if (!ending.signal.aborted) sendBack(event);
      };
      const mounted = mount(tell, ending.signal);
      mounted.then(
        () => tell({ type: 'card.mounted' }),
        (cause: unknown) => tell({ type: 'card.failed', failure: failureOf(cause) }),
      );
      receive(() => {
        mounted
          .then((fields) => fields.tokenize())
          .then(
            (card) => tell({ type: 'card.tokenized', ...card }),
            (cause: unknown) => tell({ type: 'card.refused', failure: failureOf(cause) }),
          );
      });
      return () => ending.abort();
    }),
  };
};
