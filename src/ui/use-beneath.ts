/** Keeps what drops down within the window: beneath the beginning of what opens it, or, marked with data-beneath-end, beneath its end where there is no room. */
import { useLayoutEffect, useRef } from 'react';

export const useBeneath = <Dropped extends HTMLElement>(isOpen: boolean) => {
  const dropped = useRef<Dropped>(null);
  useLayoutEffect(() => {
    const { current } = dropped;
    if (current === null || !isOpen) return;
    delete current.dataset['beneathEnd'];
    const { right } = current.getBoundingClientRect();
    if (right > current.ownerDocument.documentElement.clientWidth) current.dataset['beneathEnd'] = '';
  }, [isOpen]);
  return dropped;
};
