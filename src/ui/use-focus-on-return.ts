/** Focuses the first input once what was shown in its place is gone. */
import { useRef } from 'react';
import { useFollowing } from './use-following.ts';

export const useFocusOnReturn = (isAway: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  useFollowing(isAway, (isGone) => {
    if (!isGone) place.current?.querySelector('input')?.focus();
  });
  return place;
};
