/**
 * Animates a page that is reached by navigation; loaded
 * pages and Back show it at once (decision 46).
 */

import { useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusPageHeading } from '#ui/focus-page-heading.ts';

export interface PageTransitionProps {
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

export const PageTransition = ({ isBusy = false, children }: PageTransitionProps) => {
  const isLoaded = useNavigationType() === 'POP';
  const [ref] = useState(() => (isLoaded ? undefined : focusPageHeading));
  return (
    <div ref={ref} aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
};
