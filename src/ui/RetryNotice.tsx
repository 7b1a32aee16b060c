/** Something could not be loaded: what, why as far as it is known, and another try (§8). */

import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

export interface RetryNoticeProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

export const RetryNotice = ({ title, children, onRetry }: RetryNoticeProps) => (
  <Notice
    type="error"
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
