/** What stands in one place or in another: going there, it is the same one still, with what was typed and unfolded in it. */

import { useCallback, useMemo, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Takes the element that it stands in at the moment. */
type Place = (element: HTMLElement | null) => void;

/** Its place, and what is to be drawn once, wherever: it is seen in its place. */
export const useMovable = (children: ReactNode): readonly [place: Place, content: ReactNode] => {
  const home = useMemo(() => document.createElement('div'), []);
  const place = useCallback<Place>((element) => element?.append(home), [home]);
  return [place, createPortal(children, home)];
};
