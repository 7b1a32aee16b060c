/** What of a failure is said at the checkout, and what the shop learns of it. */

import { isSaidAtFields } from '../domain/failure.ts';
import { isSessionExpired } from '../domain/session.ts';
import type { CheckoutFact } from './checkout.events.ts';
import { isResumed } from './draft-resume.ts';
import type { DraftContext } from './draft.context.ts';
import type { FailureToTell } from './fulfilment.events.ts';

interface Telling {
  readonly error: string | null;
  readonly fact: CheckoutFact | null;
}

/** An expired session is no error: what was asked is asked again after signing in (BEY-02). */
export const tellingOf = ({ asked }: Pick<DraftContext, 'asked'>, told: FailureToTell): Telling => {
  const { failure, words, isReasonTold } = told;
  if (failure === null) return { error: null, fact: null };
  const { kind } = failure;
  const message = words ?? failure.message;
  const silent = { type: 'checkout.failed', kind, message: null, asked: null } as const;
  if (isSessionExpired(failure))
    return { error: null, fact: asked === null ? silent : { ...silent, message, asked } };
  // nothing was pressed by a shopper who comes back: only the server's own words are worth telling
  const isQuiet = words === undefined && isResumed({ asked }) && kind !== 'refused';
  // an error of a field is shown under it
  if (isQuiet || isSaidAtFields(failure)) return { error: null, fact: silent };
  return {
    error: isReasonTold === true ? `${message}. ${failure.message}` : message,
    fact: words === undefined ? silent : { ...silent, message },
  };
};
