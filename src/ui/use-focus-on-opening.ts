/** Focuses the first input of a newly opened element. */
import { useEffect, useRef } from 'react';

export const useFocusOnOpening = (isOpen: boolean) => {
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) opened.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return opened;
};
