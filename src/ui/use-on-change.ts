/** Runs a DOM side effect, such as focus, when a value changes; not on the first render. */
import { useEffect, useEffectEvent, useRef } from 'react';

export const useOnChange = <Value>(value: Value, follow: (value: Value) => void): void => {
  const last = useRef(value);
  const onChange = useEffectEvent(follow);
  useEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    onChange(value);
  }, [value]);
};
