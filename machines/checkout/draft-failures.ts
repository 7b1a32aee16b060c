/** Decides what the checkout shows of a failure and what it reports to the shop. */

import { isSaidAtFields } from '../domain/failure.ts';
import { isSessionExpired } from '../domain/session.ts';
import type { CheckoutFact } from './checkout.events.ts';
import { isResumed } from './draft-resume.ts';
import type { DraftContext } from './draft.context.ts';
import type { FailureToReport } from './fulfilment.events.ts';

interface FailureReport {
  readonly error: string | null;
  readonly fact: CheckoutFact | null;
}

/** An expired session is not an error: the request is repeated after signing in (BEY-02). */
export const failureReportOf = (
  { asked }: Pick<DraftContext, 'asked'>,
  told: FailureToReport,
): FailureReport => {
  const { failure, words, isReasonTold } = told;
  if (failure === null) return { error: null, fact: null };
  const { kind } = failure;
  const message = words ?? failure.message;
  const silent = { type: 'checkout.failed', kind, message: null, asked: null } as const;
  if (isSessionExpired(failure))
    return { error: null, fact: asked === null ? silent : { ...silent, message, asked } };
  // a returning shopper pressed nothing: only refusals of the server are shown
  const isQuiet = words === undefined && isResumed({ asked }) && kind !== 'refused';
  // the error of a field is shown next to it
  if (isQuiet || isSaidAtFields(failure)) return { error: null, fact: silent };
  return {
    error: isReasonTold === true ? `${message}. ${failure.message}` : message,
    fact: words === undefined ? silent : { ...silent, message },
  };
};
