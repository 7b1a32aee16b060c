/**
 * HTML of the server that React hydrates when the shopper first touches the page, for parts that
 * show every guest the same. The children are one element, created once: given another one, React
 * cannot wait and renders the part itself.
 */

import { Suspense, use, useState, type ReactNode } from 'react';
import { firstTouch, isUntouched } from './first-touch.ts';
import { useHydrated } from './use-hydrated.ts';

export interface UntilTouchedProps {
  /** What the children show: if it changes before the first touch, React renders them instead. */
  readonly shown: readonly unknown[];
  readonly children: ReactNode;
}

const Waiting = ({ children }: { readonly children: ReactNode }) => {
  const isHydrated = useHydrated();
  if (!isHydrated && isUntouched()) use(firstTouch);
  return children;
};

export const UntilTouched = ({ shown, children }: UntilTouchedProps) => {
  const [drawn] = useState(shown);
  const [isReplaced, replace] = useState(false);
  if (!isReplaced && isUntouched() && shown.some((one, index) => one !== drawn[index])) replace(true);
  return (
    <Suspense key={String(isReplaced)}>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
};
