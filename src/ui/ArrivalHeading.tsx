/** Page heading that takes a lost focus after client-side navigation (BEY-07). */
import type { ReactNode } from 'react';
import { isFocusFree } from './focus-free.ts';

const takeFocus = (heading: HTMLHeadingElement | null): void => {
  if (isFocusFree(document)) heading?.focus({ preventScroll: true });
};

export interface ArrivalHeadingProps {
  id?: string | undefined;
  /** True after a full page load, where the focus starts at the top. */
  isLoaded: boolean;
  children: ReactNode;
}

export const ArrivalHeading = ({ id, isLoaded, children }: ArrivalHeadingProps) => (
  <h1 id={id} ref={isLoaded ? undefined : takeFocus} tabIndex={-1}>
    {children}
  </h1>
);
