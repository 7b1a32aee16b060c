/** Focuses the first input once what was shown in its place is gone. */
import { useRef } from 'react';
import { useOnChange } from './use-on-change.ts';

export const useFocusOnReturn = (isAway: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  useOnChange(isAway, (isGone) => {
    if (!isGone) place.current?.querySelector('input')?.focus();
  });
  return place;
};
