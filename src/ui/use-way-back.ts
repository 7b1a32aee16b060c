/** Remembers where focus came from and returns it when the focused element disappears. */
import { useRef, type FocusEvent } from 'react';

export interface WayBack {
  /** To be called on each focus inside. */
  readonly enter: (event: FocusEvent) => void;
  /** To be called before the focused element is removed. */
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
