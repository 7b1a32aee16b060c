/** Loads a component when first wanted and keeps it mounted; renders nothing until then. */

import { useEffect, useState, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';

export interface LoadOnDemandProps {
  readonly isWanted: boolean;
  /** Must be a stable function. */
  readonly load: () => Promise<{ readonly default: ComponentType } | undefined>;
}

export const LoadOnDemand = ({ isWanted, load }: LoadOnDemandProps) => {
  const [Part, keep] = useState<ComponentType | null>(null);
  const isMissing = isWanted && Part === null;
  // not Suspense, which delays content that loads quickly
  useEffect(() => {
    if (isMissing) void loadPart(load).then((part) => keep(() => part.default));
  }, [isMissing, load]);
  return Part === null ? null : <Part />;
};
