/** Announces why the server rejected a form. */

import type { Failure } from '#machines/domain/failure.ts';
import { Notice } from '#ui/Notice.tsx';

export interface RefusalNoticeProps {
  readonly failure: Failure | null;
}

export const RefusalNotice = ({ failure }: RefusalNoticeProps) =>
  failure !== null && (
    <Notice type="error" announce>
      {failure.message}
    </Notice>
  );
