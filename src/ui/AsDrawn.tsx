/**
 * HTML of the server that stays as it is until something else is rendered in its place: React does
 * not hydrate it, and removes it as a whole. For parts without buttons and fields; links in it work.
 */

import { Suspense, use, type ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

export interface AsDrawnProps {
  /** Asked before hydration: false hydrates the children. */
  readonly isKept?: () => boolean;
  readonly children: ReactNode;
}

const never = new Promise<never>(() => undefined);

const always = (): boolean => true;

const Kept = ({ isKept = always, children }: AsDrawnProps) => {
  const isHydrated = useHydrated();
  if (!isHydrated && typeof document !== 'undefined' && isKept()) use(never);
  return children;
};

export const AsDrawn = (props: AsDrawnProps) => (
  <Suspense>
    <Kept {...props} />
  </Suspense>
);
