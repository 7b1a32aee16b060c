/** Announces a text when it changes, except for the first value. */
import { useEffect, useRef } from 'react';

export interface AnnouncedChangeProps {
  /** null while pending; nothing is announced. */
  readonly text: string | null;
}

export const AnnouncedChange = ({ text }: AnnouncedChangeProps) => {
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
