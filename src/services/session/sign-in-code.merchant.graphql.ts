/** Documents for signing in with a mailed code, merchant layer (GEN-07). */

import { gql } from '#transport/gql.ts';
import type {
  ConfirmCodeMutation,
  ConfirmCodeMutationVariables,
  RequestCodeMutation,
  RequestCodeMutationVariables,
  ResendCodeMutation,
  ResendCodeMutationVariables,
  CodeSettingsQuery,
  CodeSettingsQueryVariables,
} from '../generated/graphql.ts';

export const CodeSettingsDocument = gql<CodeSettingsQuery, CodeSettingsQueryVariables>`
  query CodeSettings {
    storeConfig {
      otp_enabled
    }
  }
`;

export const RequestCodeDocument = gql<RequestCodeMutation, RequestCodeMutationVariables>`
  mutation RequestCode($email: String!, $password: String!) {
    requestSignInCode(email: $email, password: $password) {
      challenge
      expires_in
      resend_after
      sent_to
      tries_left
    }
  }
`;

export const ResendCodeDocument = gql<ResendCodeMutation, ResendCodeMutationVariables>`
  mutation ResendCode($challenge: String!) {
    resendSignInCode(challenge: $challenge) {
      challenge
      expires_in
      resend_after
      sent_to
      tries_left
    }
  }
`;

export const ConfirmCodeDocument = gql<ConfirmCodeMutation, ConfirmCodeMutationVariables>`
  mutation ConfirmCode($challenge: String!, $code: String!) {
    generateCustomerTokenWithCode(challenge: $challenge, code: $code) {
      is_expired
      token
      tries_left
    }
  }
`;
