/** Moves content between two places in the page without losing its state. */

import { useCallback, useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Ref callback of the current place. */
type Place = (element: HTMLElement | null) => void;

/** Returns the place's ref and the content, to be rendered once anywhere. */
export const useMovable = (children: ReactNode): readonly [place: Place, content: ReactNode] => {
  const home = useMemo(() => document.createElement('div'), []);
  const place = useCallback<Place>((element) => element?.append(home), [home]);
  return [place, createPortal(children, home)];
};
