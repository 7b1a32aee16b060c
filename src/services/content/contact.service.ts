/** Fills the contact machine's slot, and reads whether the shop accepts enquiries (CONTENT-03). */

import { fromPromise } from 'xstate';
import type { Enquiry } from '#machines/domain/enquiry.ts';
import { FailureError, isWithoutAnswer, toFailure } from '#machines/domain/failure.ts';
import type { Transport } from '#transport/transport.ts';
import { ContactSettingsDocument, SendEnquiryDocument } from './contact.graphql.ts';

const notTaken = 'Your message could not be taken. Please try again.';

export const createContactService = ({ graphql }: Transport) => ({
  sendEnquiry: fromPromise<void, { readonly enquiry: Enquiry }>(async ({ input: { enquiry }, signal }) => {
    const { name, email, telephone, comment } = enquiry;
    const input = { name, email, comment, ...(telephone === '' ? {} : { telephone }) };
    const { contactUs } = await graphql.write(SendEnquiryDocument, { input }, signal);
    if (contactUs?.status !== true) throw new FailureError('refused', notTaken);
  }),
});

/**
 * A backend that lacks the field has no form either.
 * Without a response it is requested again later.
 */
export const readHasContactForm = async (
  { graphql }: Pick<Transport, 'graphql'>,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    const { storeConfig } = await graphql.read(ContactSettingsDocument, {}, signal);
    return storeConfig?.contact_enabled ?? false;
  } catch (cause) {
    if (isWithoutAnswer(toFailure(cause))) throw cause;
    return false;
  }
};
