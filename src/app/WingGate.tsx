/**
 * Renders its children with the machines of wings: a skeleton while their
 * code loads, a message if it cannot be loaded (MACH-05).
 */

import { use, useEffect, type ReactNode } from 'react';
import type { WingName } from '#machines/wing.events.ts';
import { selectIsWingHere, selectWingFailure } from '#machines/wing.selectors.ts';
import { WantedWingsContext } from '#shop/ShopProvider.tsx';
import { useAsk } from '#shop/use-ask.ts';
import { useSelected, useWing } from '#shop/use-shop.ts';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

interface OneGateProps {
  readonly name: WingName;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

const OneGate = ({ name, waiting, children }: OneGateProps) => {
  const ask = useAsk();
  const wing = useWing(name);
  const isHere = useSelected(wing, selectIsWingHere);
  const failure = useSelected(wing, selectWingFailure);
  if (isHere) return children;
  if (failure === null) return waiting;
  return (
    <div className="container">
      <RetryNotice title="This page is not complete" onRetry={() => ask.open(name)}>
        {failure.message}
      </RetryNotice>
    </div>
  );
};

export interface WingGateProps {
  readonly names: readonly WingName[];
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

export const WingGate = ({ names, waiting = <PageSkeleton />, children }: WingGateProps) => {
  const ask = useAsk();
  use(WantedWingsContext)?.(names);
  // load all wings at once, not one after another
  useEffect(() => names.forEach((name) => ask.open(name)), [ask, names]);
  return names.reduceRight<ReactNode>(
    (within, name) => (
      <OneGate name={name} waiting={waiting}>
        {within}
      </OneGate>
    ),
    children,
  );
};
