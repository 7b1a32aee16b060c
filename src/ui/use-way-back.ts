/** Remembers from where the keyboard came into what may go away under it, and gives it back there. */
import { useRef, type FocusEvent } from 'react';

export interface WayBack {
  /** On each focus within. */
  readonly enter: (event: FocusEvent) => void;
  /** Just before what has the focus goes. */
  readonly leave: () => void;
}

export const useWayBack = (): WayBack => {
  const cameFrom = useRef<EventTarget | null>(null);
  return {
    enter: ({ relatedTarget, currentTarget }) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    },
    leave: () => {
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
      cameFrom.current = null;
    },
  };
};
