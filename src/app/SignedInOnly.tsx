/**
 * Shows its children to customers only; a guest sees a skeleton
 * while the redirect to sign-in runs (ROUTE-01).
 */

import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { selectHasOwnPages, selectOwner } from '#machines/session/session.selectors.ts';
import { ownFormOf } from '#paths.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';

export interface SignedInOnlyProps {
  /** Shown until the session is known. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export const SignedInOnly = ({ waiting, children }: SignedInOnlyProps) => {
  const session = useSession();
  const hasOwnPages = useSelected(session, selectHasOwnPages);
  const owner = useSelected(session, selectOwner);
  const { pathname } = useLocation();
  // still redirecting to the canonical address; forms of an
  // expired session stay mounted behind its dialog
  if (!hasOwnPages || ownFormOf(pathname) !== pathname) return waiting;
  // the key resets all state when the customer changes
  return <Fragment key={owner}>{children}</Fragment>;
};
