/** Puts the focus into the first line of what has just been opened. */
import { useEffect, useRef } from 'react';

export const useFocusOnOpening = (isOpen: boolean) => {
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) opened.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return opened;
};
