/** Focuses an element when the view changes, not on the first render. */

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
