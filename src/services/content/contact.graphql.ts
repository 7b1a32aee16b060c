/** The enquiry form's documents (§7 GraphQL operations, CONTENT-03), stock layer from 2.4.7 on. */

import { gql } from 'urql';
import type {
  ContactSettingsQuery,
  ContactSettingsQueryVariables,
  SendEnquiryMutation,
  SendEnquiryMutationVariables,
} from '../generated/graphql.ts';

/** Asked by itself: a backend without the form does not know the field, and answers nothing of such a document. */
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
