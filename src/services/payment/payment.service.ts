/**
 * Fills the slots of the payment and card machines:
 * agreements, saved payments, card fields (PAY-02).
 */

import { fromCallback, fromPromise } from 'xstate';
import { toFailure, type Failure } from '#machines/domain/failure.ts';
import type { Agreement } from '#machines/domain/payment-form.ts';
import type { SavedPayment } from '#machines/domain/saved-payment.ts';
import { isSessionExpired } from '#machines/domain/session.ts';
import type { CardFieldsEvent, CardFieldsRequest } from '#machines/checkout/payment/card.events.ts';
import type { PaymentPreparation } from '#machines/checkout/payment/payment.actors.ts';

import type { Transport } from '#transport/transport.ts';
import { CardFailure, cardUnavailable } from './card-failure.ts';
import type { CardFields } from './card-fields.ts';
import { cardPlaces, cardStyles } from './card-look.ts';
import { until } from './card-wait.ts';
import { CardClientTokenDocument } from '../checkout/checkout.graphql.ts';
import type { HtmlCleaner } from '../content/html-cleaner.ts';
import { createMerchantSettings } from '../content/merchant-settings.ts';
import { throwMissingToken } from '../session/missing-token.ts';
import { noConfiguration } from '../page/page-configuration.ts';
import { toAgreements } from './payment.wire.ts';
import { AgreementsDocument, SavedPaymentsDocument } from './payment.graphql.ts';
import { toSavedPayments } from './saved-payment.wire.ts';

/** Longer than a slow phone needs for the provider's scripts, shorter than shoppers wait. */
const timeoutMs = 20_000;

const failureOf = (cause: unknown): Failure => ({
  ...toFailure(cause),
  ...(cause instanceof CardFailure ? { fieldMessages: cause.fieldMessages } : {}),
});

export const createPaymentService = (
  { graphql, authorization, has, storage }: Transport,
  clean: HtmlCleaner,
  patienceMs = timeoutMs,
  { barredMethods: barred } = noConfiguration,
  /** An invoice is paid without an order's terms. */
  hasTerms = true,
) => {
  const { readPaymentSwitches } = createMerchantSettings({ graphql, has, storage });

  const readAgreements = async (signal: AbortSignal): Promise<readonly Agreement[]> =>
    toAgreements(await graphql.read(AgreementsDocument, {}, signal), clean);

  /** Null if saved payments cannot be read: all other payment methods still work. */
  const readSaved = async (signal: AbortSignal): Promise<readonly SavedPayment[] | null> => {
    // only customers have saved payments, so the session has just ended
    if (authorization.token() === null) return throwMissingToken(authorization);
    try {
      return toSavedPayments(await graphql.read(SavedPaymentsDocument, {}, signal));
    } catch (cause) {
      if (isSessionExpired(toFailure(cause))) throw cause;
      return null;
    }
  };

  const mount = async (
    report: (event: CardFieldsEvent) => void,
    signal: AbortSignal,
  ): Promise<CardFields> => {
    const [{ mountCardFields }, { createBraintreeClientToken: clientToken }] = await Promise.all([
      import('./card-fields.ts'),
      graphql.write(CardClientTokenDocument, {}, signal),
    ]);
    return mountCardFields({
      clientToken,
      fields: cardPlaces,
      styles: cardStyles,
      onChange: (card) => report({ type: 'cardFields.changed', card }),
      onSubmit: () => report({ type: 'cardFields.submitted' }),
      signal,
      timeoutMs: patienceMs,
    });
  };

  return {
    preparePayment: fromPromise<PaymentPreparation, { readonly isSavedWanted: boolean }>(
      async ({ input: { isSavedWanted }, signal }) => {
        const [agreements, saved, switches] = await Promise.all([
          hasTerms ? readAgreements(signal) : [],
          isSavedWanted ? readSaved(signal) : null,
          readPaymentSwitches(signal),
        ]);
        const isSavedMissed = isSavedWanted && saved === null;
        return {
          agreements,
          saved: isSavedMissed ? [] : saved,
          isSavedMissed,
          switches: { ...switches, barred },
        };
      },
    ),

    cardFields: fromCallback<CardFieldsRequest, undefined>(({ sendBack, receive }) => {
      const ending = new AbortController();
      const report = (event: CardFieldsEvent): void => {
        if (!ending.signal.aborted) sendBack(event);
      };
      // one timeout covers token, scripts and fields
      const slow = AbortSignal.timeout(patienceMs);
      const mounted = until(slow, mount(report, ending.signal)).catch((cause: unknown) => {
        throw cause === slow.reason ? cardUnavailable(cause) : cause;
      });
      mounted.then(
        () => report({ type: 'cardFields.mounted' }),
        (cause: unknown) => report({ type: 'cardFields.failed', failure: failureOf(cause) }),
      );
      receive((request) => {
        if (request.type === 'cardFields.focus') {
          mounted.then((fields) => fields.focus(request.field)).catch(() => undefined);
          return;
        }
        mounted
          .then((fields) => fields.tokenize())
          .then(
            (card) => report({ type: 'cardFields.tokenized', ...card }),
            (cause: unknown) => report({ type: 'cardFields.refused', failure: failureOf(cause) }),
          );
      });
      return () => ending.abort();
    }),
  };
};
