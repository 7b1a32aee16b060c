/** Makes the browser's back button close an overlay instead of leaving the page. */
import { useEffect, useEffectEvent } from 'react';

const mark = 'isOverlay';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** True on an overlay's history entry; navigation from there should replace it. */
export const isOverlayEntry = (): boolean => isMarked(window.history.state);

/** Pending removal of an entry, since history.back() is asynchronous; null if there is none. */
let leaving: Promise<void> | null = null;

/** Runs the action once the overlay's entry is gone. */
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
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return undefined;
    let hasEntry = false;
    let isOver = false;
    const back = (): void => close();
    // reopened during a pending removal, the new entry would be removed instead
    afterOverlay(() => {
      if (isOver) return;
      // same URL and router state, marked as an overlay
      const state: unknown = window.history.state;
      window.history.pushState({ ...(typeof state === 'object' ? state : null), [mark]: true }, '');
      hasEntry = true;
      window.addEventListener('popstate', back);
    });
    return () => {
      isOver = true;
      window.removeEventListener('popstate', back);
      // closed without the back button: removes the entry, unless the shopper has navigated on
      if (hasEntry && isOverlayEntry()) leaveEntry();
    };
  }, [isOpen]);
};
