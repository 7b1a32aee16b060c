/** Error notice of a form that could not be saved (ACC-07, §8). */

import { mayBeDone, type Failure } from '#machines/domain/failure.ts';
import { Notice } from '#ui/Notice.tsx';

export interface FormFailureProps {
  readonly failure: Failure | null;
  /** For example "Your password". */
  readonly what: string;
  readonly verb: string;
}

export const FormFailure = ({ failure, what, verb }: FormFailureProps) => {
  if (failure === null) return null;
  const words = `${what.charAt(0).toLowerCase()}${what.slice(1)}`;
  return (
    <Notice
      type="error"
      title={
        mayBeDone(failure)
          ? `We cannot tell whether ${words} ${verb}`
          : `${what} ${verb.replace(/^(was|were)/, '$1 not')}`
      }
      announce
    >
      <p>{failure.message}</p>
      <p>What you typed is still here.</p>
    </Notice>
  );
};
