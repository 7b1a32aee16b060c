/** Puts the focus where the view has changed because somebody asked for it, not where the page begins with it. */

import { useEffect, useRef } from 'react';

export const useFocusOnChange = <Place extends HTMLElement>(view: unknown) => {
  const last = useRef(view);
  const place = useRef<Place>(null);
  useEffect(() => {
    if (last.current !== view) place.current?.focus();
    last.current = view;
  }, [view]);
  return place;
};
