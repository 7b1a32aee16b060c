/** Says for whoever cannot see it what something has come to: not what it was at first, and nothing while it is not settled. */
import { useEffect, useRef } from 'react';

export interface SaidAnewProps {
  /** Null while it is not settled. */
  readonly text: string | null;
}

export const SaidAnew = ({ text }: SaidAnewProps) => {
  const place = useRef<HTMLOutputElement>(null);
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (text === null || text === known.current) return;
    const isFirst = known.current === null;
    known.current = text;
    if (place.current !== null && !isFirst) place.current.textContent = text;
  }, [text]);
  return <output ref={place} className="visually-hidden" />;
};
