/** Going back in the browser closes what is open, and leads nowhere else. */
import { useEffect, useRef } from 'react';

const mark = 'isOverlay';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

export const useBackToClose = (isOpen: boolean, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    // an entry of its own for the same page, with all that the router knows of that
    const state: unknown = window.history.state;
    window.history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
    const back = (): void => close.current();
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      // closed in another way the entry goes, unless one has gone on to another page
      if (isMarked(window.history.state)) window.history.back();
    };
  }, [isOpen]);
};
