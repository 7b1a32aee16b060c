/**
 * HTML of the server that stays as it is until something else is rendered in its place: React
 * neither hydrates nor renders it, and removes it as a whole. For parts without buttons and fields;
 * links in it work.
 */

import { useId, useState, type ReactNode } from 'react';

export interface AsDrawnProps {
  /** Asked before hydration: false hydrates the children. */
  readonly isKept?: () => boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const always = (): boolean => true;

// React leaves alone what is within an element that is given HTML, and would warn of it
const untouched = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } };

export const AsDrawn = ({ isKept = always, className, children }: AsDrawnProps) => {
  const id = useId();
  const [isLeft] = useState(
    // only during hydration does the page have an element of this id
    () => typeof document !== 'undefined' && document.getElementById(id) !== null && isKept(),
  );
  return <div id={id} className={className} {...(isLeft ? untouched : { children })} />;
};
