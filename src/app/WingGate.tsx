/** What is drawn with the machines of a wing: a skeleton until its code is here, a sentence where it cannot be loaded (MACH-05). */

import { useEffect, type ReactNode } from 'react';
import type { WingName } from '#machines/wing.events.ts';
import { selectWing, selectWingFailure } from '#machines/wing.selectors.ts';
import { useAsk } from '#shop/use-ask.ts';
import { useSelected, useWing } from '#shop/use-shop.ts';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

export interface WingGateProps {
  readonly name: WingName;
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

export const WingGate = ({ name, waiting = <PageSkeleton />, children }: WingGateProps) => {
  const ask = useAsk();
  const wing = useWing(name);
  const isHere = useSelected(wing, (snapshot) => selectWing(snapshot) !== undefined);
  const failure = useSelected(wing, selectWingFailure);
  useEffect(() => ask.open(name), [ask, name]);
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
