/** Whether a media query matches; false on the server. */
import { useCallback, useSyncExternalStore } from 'react';

export const matchesMedia = (query: string): boolean =>
  typeof window !== 'undefined' &&
  typeof window.matchMedia === 'function' &&
  window.matchMedia(query).matches;

const isNot = (): boolean => false;

export const useMedia = (query: string): boolean => {
  const follow = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchesMedia(query), isNot);
};
