/** Documents of the enquiry form, stock layer from 2.4.7 on (§7 GraphQL operations, CONTENT-03). */

import { gql } from '#transport/gql.ts';
import type {
  ContactSettingsQuery,
  ContactSettingsQueryVariables,
  SendEnquiryMutation,
  SendEnquiryMutationVariables,
} from '../generated/graphql.ts';

/** A separate query: a backend without the form rejects a document that contains the field. */
export const ContactSettingsDocument = gql<ContactSettingsQuery, ContactSettingsQueryVariables>`
  query ContactSettings {
    storeConfig {
      contact_enabled
    }
  }
`;

export const SendEnquiryDocument = gql<SendEnquiryMutation, SendEnquiryMutationVariables>`
  mutation SendEnquiry($input: ContactUsInput!) {
    contactUs(input: $input) {
      status
    }
  }
`;
