/** Keeps a drop-down inside the window, aligned to its opener's start or end. */
import { useLayoutEffect, useRef } from 'react';

export const useWindowEdge = <Dropped extends HTMLElement>(isOpen: boolean) => {
  const dropped = useRef<Dropped>(null);
  useLayoutEffect(() => {
    const { current } = dropped;
    if (current === null || !isOpen) return;
    delete current.dataset['alignEnd'];
    const { right } = current.getBoundingClientRect();
    if (right > current.ownerDocument.documentElement.clientWidth) current.dataset['alignEnd'] = '';
  }, [isOpen]);
  return dropped;
};
