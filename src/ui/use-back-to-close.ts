/** Going back in the browser closes what is open, and leads nowhere else. */
import { useEffect, useRef } from 'react';

const mark = 'isOverlay';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** The history stands at what is open over a page: whoever goes on from there leaves no second entry of that page behind. */
export const isOverlayEntry = (): boolean => isMarked(window.history.state);

/** The browser takes a moment to leave an entry; null while it has none to leave. */
let leaving: Promise<void> | null = null;

/** Does it once nothing that was open is left in the history. */
export const afterOverlay = (act: () => void): void => {
  if (leaving === null) act();
  else void leaving.then(act);
};

const leaveEntry = (): void => {
  leaving = new Promise((done) => {
    const arrive = (): void => {
      leaving = null;
      done();
    };
    window.addEventListener('popstate', arrive, { once: true });
  });
  window.history.back();
};

export const useBackToClose = (isOpen: boolean, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    let hasEntry = false;
    let isOver = false;
    const back = (): void => close.current();
    // opened again while the last entry is still being left, the new one would be what is left
    afterOverlay(() => {
      if (isOver) return;
      // an entry of its own for the same page, with all that the router knows of that
      const state: unknown = window.history.state;
      window.history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
      hasEntry = true;
      window.addEventListener('popstate', back);
    });
    return () => {
      isOver = true;
      window.removeEventListener('popstate', back);
      // closed in another way the entry goes, unless one has gone on to another page
      if (hasEntry && isOverlayEntry()) leaveEntry();
    };
  }, [isOpen]);
};
