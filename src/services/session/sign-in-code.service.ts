/** Fills the slots of the code step (GEN-07); the challenge of a code is kept in memory only. */

import { fromPromise } from 'xstate';
import type { CodeAnswer, Credentials, SentCode } from '#machines/domain/session.ts';
import type { Transport } from '#transport/transport.ts';
import type { RequestCodeMutation } from '../generated/graphql.ts';
import {
  ConfirmCodeDocument,
  RequestCodeDocument,
  ResendCodeDocument,
  CodeSettingsDocument,
} from './sign-in-code.merchant.graphql.ts';

type Mailed = RequestCodeMutation['requestSignInCode'];

export const createSignInCodeService = ({ graphql, has, authorization }: Transport) => {
  let challenge = '';

  const keep = (mailed: Mailed): SentCode => {
    challenge = mailed.challenge;
    const sentAt = Date.now();
    return {
      sentTo: mailed.sent_to,
      sentAt,
      expiresAt: sentAt + mailed.expires_in * 1000,
      resendAfter: mailed.resend_after * 1000,
      triesLeft: mailed.tries_left,
    };
  };

  /** Read at each sign-in: the merchant may have changed it. A failure changes nothing. */
  const isCodeNeeded = async (signal: AbortSignal): Promise<boolean> => {
    if (!has('merchant') || !graphql.canAsk(CodeSettingsDocument)) return false;
    return graphql.readOnce(CodeSettingsDocument, {}, signal).then(
      ({ storeConfig }) => storeConfig?.otp_enabled === true,
      () => false,
    );
  };

  return {
    isCodeNeeded,

    requestCode: async ({ email, password }: Credentials, signal: AbortSignal): Promise<SentCode> =>
      keep((await graphql.write(RequestCodeDocument, { email, password }, signal)).requestSignInCode),

    slots: {
      confirmCode: fromPromise<CodeAnswer, { readonly code: string }>(async ({ input, signal }) => {
        const { generateCustomerTokenWithCode: answer } = await graphql.write(
          ConfirmCodeDocument,
          { challenge, code: input.code },
          signal,
        );
        const token = answer.token ?? '';
        if (token !== '') authorization.hold(token);
        return { isRight: token !== '', isExpired: answer.is_expired, triesLeft: answer.tries_left };
      }),

      resendCode: fromPromise<SentCode, undefined>(async ({ signal }) =>
        keep((await graphql.write(ResendCodeDocument, { challenge }, signal)).resendSignInCode),
      ),
    },
  };
};
