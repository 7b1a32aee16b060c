/**
 * Redirects to the merchant's checkout on another site: its address and the configured path both
 * lead there (ROUTE-06). Which address leads there is configuration, as in the table of routes; no
 * state of the shop takes part.
 */

import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { leadsToExternal, type ExternalCheckout } from '#paths.ts';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';

export interface CheckoutElsewhereProps {
  readonly external: ExternalCheckout | null;
  readonly children: ReactNode;
  /** Stays in this tab and leaves no history entry. */
  readonly leave?: (address: string) => void;
}

const leaveForGood = (address: string): void => window.location.replace(address);

export const CheckoutElsewhere = ({ external, children, leave = leaveForGood }: CheckoutElsewhereProps) => {
  const { pathname } = useLocation();
  const destination = external !== null && leadsToExternal(external, pathname) ? external.address : null;
  useEffect(() => {
    if (destination !== null) leave(destination);
  }, [destination, leave]);
  return destination === null ? children : <LoadingIndicator message="Taking you to the checkout…" fill />;
};
