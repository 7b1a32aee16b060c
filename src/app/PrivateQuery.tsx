/**
 * Removes a private query from the address before any child renders and keeps it under a name
 * (TRK-04, BEY-08). The machines never see such an address: place is told the one that follows.
 */

import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { arrivalIn, hasPrivateQuery } from '#paths.ts';
import { useNavigationState } from '#shop/NavigationState.tsx';
import { privateQueryIn } from './private-address.ts';

export interface PrivateQueryProps {
  readonly children: ReactNode;
}

export const PrivateQuery = ({ children }: PrivateQueryProps) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const navigationState = useNavigationState();
  const isPrivate = hasPrivateQuery(pathname, search);

  useEffect(() => {
    if (!isPrivate) return;
    const given = navigationState.keep(privateQueryIn(pathname, search));
    void navigate(pathname, { replace: true, state: { from: arrivalIn(state).from, given } });
  }, [isPrivate, navigationState, navigate, pathname, search, state]);

  return isPrivate ? null : children;
};
