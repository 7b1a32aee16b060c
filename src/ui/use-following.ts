/** Does something once a value has become another one; not for the first. What it does may only concern the screen: the focus, the text in a form. */
import { useEffect, useRef } from 'react';

export const useFollowing = <Value>(value: Value, follow: (value: Value) => void): void => {
  const last = useRef(value);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    follow(value);
  });
};
