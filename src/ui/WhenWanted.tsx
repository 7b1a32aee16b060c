/** Something whose code comes when it is first wanted, and which stays from then on; until then nothing stands in its place. */

import { useEffect, useState, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';

export interface WhenWantedProps {
  readonly isWanted: boolean;
  /** The same function at each drawing. */
  readonly load: () => Promise<{ readonly default: ComponentType } | undefined>;
}

export const WhenWanted = ({ isWanted, load }: WhenWantedProps) => {
  const [Part, keep] = useState<ComponentType | null>(null);
  const isMissing = isWanted && Part === null;
  // not by Suspense, which shows late what has come soon
  useEffect(() => {
    if (isMissing) void loadPart(load).then((part) => keep(() => part.default));
  }, [isMissing, load]);
  return Part === null ? null : <Part />;
};
