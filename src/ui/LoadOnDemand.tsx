/** Loads a component when wanted, again after a failure, and keeps it mounted once it is there. */

import { use, useEffect, useState, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';
import { PartFailureContext } from './part-failure.ts';

export interface LoadOnDemandProps {
  readonly isWanted: boolean;
  /** Must be a stable function. */
  readonly load: () => Promise<{ readonly default: ComponentType } | undefined>;
}

export const LoadOnDemand = ({ isWanted, load }: LoadOnDemandProps) => {
  const [Part, keep] = useState<ComponentType | null>(null);
  const fail = use(PartFailureContext);
  const isMissing = isWanted && Part === null;
  // not Suspense, which delays content that loads quickly
  useEffect(() => {
    if (isMissing) void loadPart(load).then((part) => keep(() => part.default), fail);
  }, [isMissing, load, fail]);
  return Part === null ? null : <Part />;
};
