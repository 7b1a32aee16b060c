/** Makes the browser's back button close an overlay instead of leaving the page. */
import { useEffect, useEffectEvent } from 'react';

const mark = 'overlays';

/** How many overlays lie over each other at the current history entry. */
const depthNow = (): number =>
  Number((window.history.state as Readonly<Record<string, unknown>> | null)?.[mark] ?? 0);

/** True on an overlay's history entry; navigation from there should replace it. */
export const isOverlayEntry = (): boolean => depthNow() > 0;

/** Pending removal of an entry, since history.back() is asynchronous; null if there is none. */
let leaving: Promise<void> | null = null;

/** Runs the action once the overlay's entry is gone. */
export const afterOverlay = (act: () => void): void => {
  if (leaving === null) act();
  else void leaving.then(() => afterOverlay(act));
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
    /** 0 until it has an entry. */
    let depth = 0;
    let isOver = false;
    // Back closes the top overlay only
    const back = (): void => {
      if (depthNow() < depth) close();
    };
    // reopened during a pending removal, the new entry would be removed instead
    afterOverlay(() => {
      if (isOver) return;
      // same URL and router state, marked as an overlay
      depth = depthNow() + 1;
      window.history.pushState({ ...(window.history.state as object | null), [mark]: depth }, '');
      window.addEventListener('popstate', back);
    });
    return () => {
      isOver = true;
      window.removeEventListener('popstate', back);
      // closed without the back button: removes the entry, unless the shopper has navigated on
      afterOverlay(() => {
        if (depth > 0 && depthNow() === depth) leaveEntry();
      });
    };
  }, [isOpen]);
};
