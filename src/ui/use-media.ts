/** Whether a media query matches; false on the server. */
import { useCallback, useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(follow, () => window.matchMedia(query).matches, isNot);
};
