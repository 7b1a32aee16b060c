/** Announces that an enquiry failed or its outcome is unknown (§8). */

import { mayBeDone, type Failure } from '#machines/domain/failure.ts';
import { Notice } from '#ui/Notice.tsx';

export interface FailureNoticeProps {
  readonly failure: Failure | null;
}

export const FailureNotice = ({ failure }: FailureNoticeProps) => {
  if (failure === null) return null;
  const isUnconfirmed = mayBeDone(failure);
  return (
    <Notice
      type="error"
      title={
        isUnconfirmed ? 'We cannot tell whether your message has reached us' : 'Your message was not sent'
      }
      announce
    >
      <p>{failure.message}</p>
      {failure.isUnsent !== true && (
        <p>
          {isUnconfirmed
            ? 'What you wrote is still here: send it again to be sure. Twice does no harm.'
            : 'What you wrote is still here.'}
        </p>
      )}
    </Notice>
  );
};
