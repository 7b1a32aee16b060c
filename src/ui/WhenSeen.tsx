/** Renders its children once scrolled into view. */
import { useCallback, useState, type ReactNode } from 'react';
import { watchSight } from './watch-sight.ts';

export interface WhenSeenProps {
  readonly onSeen: () => void;
  /** Keeps room for the children. */
  readonly placeholder?: ReactNode;
  readonly children: ReactNode;
}

export const WhenSeen = ({ onSeen, placeholder, children }: WhenSeenProps) => {
  const [hasBeenSeen, see] = useState(false);
  const watch = useCallback(
    (place: HTMLElement | null) =>
      place === null
        ? undefined
        : watchSight(place, (isSeen) => {
            if (!isSeen) return;
            see(true);
            onSeen();
          }),
    [onSeen],
  );
  return hasBeenSeen ? children : <div ref={watch}>{placeholder}</div>;
};
