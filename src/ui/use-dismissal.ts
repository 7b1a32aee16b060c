/** Closes an overlay on Esc, an outside press or focus leaving; restores focus to its opener. */
import { useLayoutEffect, useRef } from 'react';

export interface Dismissal {
  isOpen: boolean;
  onDismiss: () => void;
}

/** Ref for the element that contains both the opener and the overlay. */
export const useDismissal = <Holder extends HTMLElement>({ isOpen, onDismiss }: Dismissal) => {
  const holder = useRef<Holder>(null);
  const opener = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = holder.current;
    if (!element || !isOpen) return undefined;
    opener.current = element.querySelector<HTMLElement>('[aria-expanded="true"]');
    const { ownerDocument: page } = element;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !element.contains(target)) onDismiss();
    };
    // Safari focuses no pressed button: the heading of an arriving page leaves nothing here
    const leaveByFocus = (event: FocusEvent): void => {
      if (element.contains(event.relatedTarget as Node | null)) leave(event);
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      if (element.contains(page.activeElement)) opener.current?.focus();
      onDismiss();
    };
    page.addEventListener('pointerdown', leave);
    page.addEventListener('focusin', leaveByFocus);
    page.addEventListener('keydown', escape);
    return () => {
      page.removeEventListener('pointerdown', leave);
      page.removeEventListener('focusin', leaveByFocus);
      page.removeEventListener('keydown', escape);
    };
  }, [isOpen, onDismiss]);

  useLayoutEffect(() => {
    if (isOpen || opener.current === null) return;
    const { activeElement, body } = opener.current.ownerDocument;
    // the focused element was removed with the overlay
    if (activeElement === null || activeElement === body) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [isOpen]);

  return holder;
};
