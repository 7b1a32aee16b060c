/** Announces why the lookup failed; never reveals which of the answers was wrong (BEY-12, §8). */

import type { Failure } from '#machines/domain/failure.ts';
import { Notice } from '#ui/Notice.tsx';

export interface LookupFailureProps {
  readonly failure: Failure | null;
}

export const LookupFailure = ({ failure }: LookupFailureProps) => {
  if (failure === null) return null;
  if (failure.kind === 'notFound' || failure.kind === 'refused')
    return (
      <Notice type="error" announce>
        {failure.message}
      </Notice>
    );
  return (
    <Notice type="error" title="We could not look for your order" announce>
      <p>{failure.message}</p>
      <p>What you typed is still here.</p>
    </Notice>
  );
};
