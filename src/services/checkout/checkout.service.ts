/**
 * Fills the slots of the checkout and its steps: stored data, guest
 * email, postcode check, billing address (§4, §7, ADDR-05, CHK-14).
 */

import { fromPromise } from 'xstate';
import type { RestoredCheckout } from '#machines/checkout/checkout.events.ts';
import type { Submission } from '#machines/checkout/step.events.ts';
import { emptyAddress, emptyBilling, type Address } from '#machines/domain/address.ts';
import { defaultCountry } from '#machines/domain/constants.ts';
import { isServedCountry } from '#machines/domain/region.ts';
import { FailureError, toFailure } from '#machines/domain/failure.ts';
import { missingCartIdMessage, missingEmailMessage } from '#machines/domain/order-messages.ts';
import { noPickup } from '#machines/domain/pickup.ts';
import { invalidPostcodeMessage } from '#machines/domain/postcode.ts';
import { isFilled } from '#machines/domain/required.ts';
import { requireId } from '#transport/confirmed.ts';
import { readSlice } from '#transport/slice.ts';
import type { Storage } from '#transport/storage.ts';
import type { Transport } from '#transport/transport.ts';
import { withAddressFields } from './address-refusal.ts';
import { toWireAddress } from './address.wire.ts';
import { createCartTokens } from '../cart/cart-tokens.ts';
import {
  billingChoiceSlice,
  billingSlice,
  pickupSlice,
  deliverySlice,
  draftAccountSlice,
  guestEmailSlice,
  methodSlice,
  paymentSlice,
  poNumberSlice,
  tabSlice,
} from './checkout-slices.ts';
import { SetGuestEmailDocument } from './checkout.graphql.ts';
import { createInstalmentsReturn } from '../payment/instalments-return.ts';
import { noConfiguration, type PageGuest } from '../page/page-configuration.ts';
import type { ReadStoreConfig } from '../content/store-config.ts';
import { cartPath, validatePostcodePath } from '../http/rest-paths.ts';

/** Required by every submission (CHK-07). */
const requireKnown = (cartId: string, email: string): void => {
  if (cartId === '') throw new FailureError('refused', missingCartIdMessage);
  if (email === '') throw new FailureError('refused', missingEmailMessage);
};

/** Field by field: an empty stored field does not hide the page's value (CHK-01). */
const withGuest = (saved: Address, guest: PageGuest | null): Address => ({
  ...saved,
  firstname: isFilled(saved.firstname) ? saved.firstname : (guest?.firstname ?? ''),
  lastname: isFilled(saved.lastname) ? saved.lastname : (guest?.lastname ?? ''),
});

type BillingSubmission = Extract<Submission, { readonly step: 'billingAddress' }>;

const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'valid' in answer && answer.valid === false;

export const createCheckoutService = (
  { graphql, rest, storage, authorization, has }: Transport,
  session: Storage,
  tokens = createCartTokens(authorization),
  { defaultCountry: pageCountry, guest } = noConfiguration,
  back = createInstalmentsReturn(session, ''),
  readStoreConfig: ReadStoreConfig = () => Promise.resolve(null),
) => {
  /** From the page, else from the store configuration; a failure to read it is silent (ADDR-07). */
  const readCountry = async (): Promise<string> => {
    if (pageCountry !== null) return pageCountry;
    const said = await readStoreConfig().then(
      (config) => config?.default_country ?? '',
      () => '',
    );
    return isServedCountry(said) ? said : defaultCountry;
  };

  const setEmail = async (cartId: string, email: string, signal: AbortSignal): Promise<void> => {
    requireKnown(cartId, email);
    // a customer's order uses the account's email
    if (tokens.of(cartId) !== null) return;
    await graphql.write(SetGuestEmailDocument, { cartId, email }, signal);
  };

  const checkPostcode = async ({ postcode, countryCode }: Address, signal: AbortSignal): Promise<void> => {
    // the script is the merchant's own
    if (!has('merchant')) return;
    const answer = await rest
      .postForm(validatePostcodePath, { postcode, country: countryCode }, signal)
      .catch((cause: unknown) => {
        if (toFailure(cause).kind === 'notFound') return null;
        throw cause;
      });
    if (isRefusal(answer))
      throw new FailureError('refused', invalidPostcodeMessage, {
        fieldMessages: { postcode: invalidPostcodeMessage },
      });
  };

  const setBilling = async (
    { cartId, email, address }: BillingSubmission,
    signal: AbortSignal,
  ): Promise<void> => {
    requireKnown(cartId, email);
    await checkPostcode(address, signal);
    const answer = await rest
      .post(
        `${cartPath(cartId, tokens.of(cartId))}/billing-address`,
        { quoteId: cartId, address: toWireAddress(address) },
        signal,
      )
      .catch((cause: unknown) => {
        throw withAddressFields(cause);
      });
    requireId(answer);
  };

  const submit = (submission: Submission, signal: AbortSignal): Promise<void> => {
    switch (submission.step) {
      case 'email':
        return setEmail(submission.cartId, submission.email, signal);
      case 'deliveryAddress':
        return checkPostcode(submission.address, signal);
      case 'billingAddress':
        return setBilling(submission, signal);
    }
  };

  return {
    loadCheckout: fromPromise<RestoredCheckout | null, undefined>(async () => {
      const delivery = readSlice(storage, deliverySlice);
      const billing = readSlice(storage, billingSlice);
      const choice = readSlice(storage, billingChoiceSlice);
      const pickup = readSlice(storage, pickupSlice);
      const email = readSlice(session, guestEmailSlice);
      const tab = readSlice(storage, tabSlice);
      const instalments = back.takeOutcome();
      const isNothingKnown = [delivery, pickup, email, guest, tab].every((known) => known === null);
      const country = delivery === null || billing === null ? await readCountry() : defaultCountry;
      if (isNothingKnown && country === defaultCountry) return null;
      return {
        // stored guest data takes precedence over the page's (§4 checkout startup)
        email: email || (guest?.email ?? ''),
        delivery: withGuest(delivery ?? emptyAddress(country), guest),
        pickup: pickup ?? noPickup,
        billing: billing ?? emptyBilling(country),
        isBillingSame: choice?.isSame ?? billing === null,
        ...(choice?.isOwn === true ? { isBillingChosen: true } : {}),
        accountId: readSlice(storage, draftAccountSlice),
        paymentCode: readSlice(storage, paymentSlice),
        poNumber: readSlice(storage, poNumberSlice),
        left: { tab, method: readSlice(storage, methodSlice) },
        ...(instalments === null ? {} : { instalments }),
      };
    }),

    submitStep: fromPromise<void, { readonly submission: Submission }>(({ input: { submission }, signal }) =>
      submit(submission, signal),
    ),
  };
};
