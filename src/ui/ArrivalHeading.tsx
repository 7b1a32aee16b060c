/** The heading of a page that one arrives at from within: whoever came by a link that is gone has the focus there, not at the top of everything (BEY-07). */
import type { ReactNode } from 'react';
import { isFocusFree } from './focus-free.ts';

const takeFocus = (heading: HTMLHeadingElement | null): void => {
  if (isFocusFree(document)) heading?.focus({ preventScroll: true });
};

export interface ArrivalHeadingProps {
  id?: string | undefined;
  /** A page that was loaded begins where every page does. */
  isLoaded: boolean;
  children: ReactNode;
}

export const ArrivalHeading = ({ id, isLoaded, children }: ArrivalHeadingProps) => (
  <h1 id={id} ref={isLoaded ? undefined : takeFocus} tabIndex={-1}>
    {children}
  </h1>
);
