/** Whether the window is as a media query says; where it cannot be known, as on the server, it is not. */
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
