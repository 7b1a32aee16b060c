/** What the code step of signing in needs from outside. */

import type { CodeAnswer, SentCode } from '../domain/session.ts';
import { slot } from '../slot.ts';

/** Fetches a token for the code and holds it ready; `notFound`: the sign-in has ended. */
export const confirmCode = slot<CodeAnswer, { readonly code: string }>('confirmCode');

/** Mails another code for the same sign-in; `notFound`: the sign-in has ended. */
export const resendCode = slot<SentCode, undefined>('resendCode');
