/** A link that takes the email of its form to the next page (ACC-02, BEY-08). */

import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useNavigationState } from '#shop/NavigationState.tsx';
import { isOverlayEntry } from '#ui/use-back-to-close.ts';

export interface LinkWithEmailProps {
  readonly to: string;
  readonly email: string;
  /** The page to open after signing in, if known. */
  readonly from?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export const LinkWithEmail = ({ to, email, from, className, children }: LinkWithEmailProps) => {
  const navigate = useNavigate();
  const navigationState = useNavigationState();
  const lead = (event: MouseEvent): void => {
    // another tab gets no data
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const state = { from, given: navigationState.keep({ email }) };
    void navigate(to, { state, replace: isOverlayEntry() });
  };
  return (
    <a className={className} href={to} onClick={lead}>
      {children}
    </a>
  );
};
