/** What is for customers only: whoever is not signed in is led to where one signs in, and from there back to where they were going (ROUTE-01). */

import { Fragment, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { selectHasOwnPages, selectIsGuest, selectOwner } from '#machines/session/session.selectors.ts';
import { ownFormOf, paths } from '#paths.ts';
import { useSelected, useSession } from '#shop/use-shop.ts';

export interface SignedInOnlyProps {
  /** Until it is known who one is. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export const SignedInOnly = ({ waiting, children }: SignedInOnlyProps) => {
  const session = useSession();
  const isGuest = useSelected(session, selectIsGuest);
  const hasOwnPages = useSelected(session, selectHasOwnPages);
  const owner = useSelected(session, selectOwner);
  const { pathname, search, hash } = useLocation();
  // who has just signed out is on the way home already, though the router draws this address still (§4)
  const isHere = isGuest && window.location.pathname === pathname;
  // on the way to the page's one address
  if (ownFormOf(pathname) !== pathname) return waiting;
  if (isHere)
    return (
      <>
        {/* until the page that one is led to is here */}
        {waiting}
        <Navigate to={paths.signIn} replace state={{ from: pathname + search + hash }} />
      </>
    );
  // still to be found out; what an expired session left half written waits behind its dialog
  if (!hasOwnPages) return waiting;
  // nothing of it is another customer's
  return <Fragment key={owner}>{children}</Fragment>;
};
