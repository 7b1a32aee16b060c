/**
 * Animates a page that is reached by navigation; loaded
 * pages and Back show it at once (decision 46).
 */

import { useState, type ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { arrive } from '#ui/arrive.ts';

export interface ArrivedProps {
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

export const Arrived = ({ isBusy = false, children }: ArrivedProps) => {
  const isLoaded = useNavigationType() === 'POP';
  const [ref] = useState(() => (isLoaded ? undefined : arrive));
  return (
    <div ref={ref} aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
};
