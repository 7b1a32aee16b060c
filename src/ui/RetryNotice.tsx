/** Failure to load, with the reason and a retry button (§8). */

import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import type { Tone } from './tone.ts';

export interface RetryNoticeProps {
  /** `warning` if the page works without it. */
  type?: Extract<Tone, 'error' | 'warning'>;
  title?: string;
  children?: ReactNode;
  onRetry: () => void;
}

export const RetryNotice = ({ type = 'error', title, children, onRetry }: RetryNoticeProps) => (
  <Notice
    type={type}
    title={title}
    announce
    action={
      <Button color="outline" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
