/** The heading of a page of the address book: whoever came from a form or by a link that is gone has the focus there, not at the top of everything (ADDR-08, BEY-07). */

import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';

const takeFocus = (heading: HTMLHeadingElement | null): void => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

export interface ArrivalHeadingProps {
  readonly id?: string;
  readonly children: ReactNode;
}

export const ArrivalHeading = ({ id, children }: ArrivalHeadingProps) => {
  // a page that was loaded begins where every page does
  const isLoaded = useNavigationType() === 'POP';
  return (
    <h1 id={id} ref={isLoaded ? undefined : takeFocus} tabIndex={-1}>
      {children}
    </h1>
  );
};
