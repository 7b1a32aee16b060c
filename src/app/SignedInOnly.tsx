/** What is for customers only: a guest sees the skeleton of a page while they are led to sign in (ROUTE-01). */

import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { selectHasOwnPages, selectOwner } from '#machines/session/session.selectors.ts';
import { ownFormOf } from '#paths.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';

export interface SignedInOnlyProps {
  /** Until it is known who one is. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export const SignedInOnly = ({ waiting, children }: SignedInOnlyProps) => {
  const session = useSession();
  const hasOwnPages = useSelected(session, selectHasOwnPages);
  const owner = useSelected(session, selectOwner);
  const { pathname } = useLocation();
  // on the way to the page's one address; what an expired session left half written waits behind its dialog
  if (!hasOwnPages || ownFormOf(pathname) !== pathname) return waiting;
  // nothing of it is another customer's
  return <Fragment key={owner}>{children}</Fragment>;
};
