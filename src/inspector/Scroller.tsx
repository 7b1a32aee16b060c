/** A scrollable region that the keyboard can reach. */

import type { ReactNode, Ref } from 'react';

export interface ScrollerProps {
  readonly label: string;
  readonly className: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

export const Scroller = ({ label, className, ref, children }: ScrollerProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by arrow keys
  <section ref={ref} className={className} aria-label={label} tabIndex={0}>
    {children}
  </section>
);
