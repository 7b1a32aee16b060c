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

interface OneWingProps {
  readonly name: WingName;
  readonly children: ReactNode;
}

/** A message in place of the children if the wing cannot be loaded. */
const OneWing = ({ name, children }: OneWingProps) => {
  const ask = useAsk();
  const failure = useSelected(useWing(name), selectWingFailure);
  if (failure === null) return children;
  return (
    <div className="container">
      <RetryNotice title="This page is not complete" onRetry={() => ask.open(name)}>
        {failure.message}
      </RetryNotice>
    </div>
  );
};

const OneGate = ({ name, waiting, children }: OneWingProps & { readonly waiting: ReactNode }) => {
  const isHere = useSelected(useWing(name), selectIsWingHere);
  return <OneWing name={name}>{isHere ? children : waiting}</OneWing>;
};

/** Loads all wings at once, not one after another. */
const useWings = (names: readonly WingName[]): void => {
  const ask = useAsk();
  use(WantedWingsContext)?.(names);
  useEffect(() => names.forEach((name) => ask.open(name)), [ask, names]);
};

export interface WithWingsProps {
  readonly names: readonly WingName[];
  readonly children: ReactNode;
}

/** For children that also render while the wings load, and so keep their elements. */
export const WithWings = ({ names, children }: WithWingsProps) => {
  useWings(names);
  return names.reduceRight<ReactNode>((within, name) => <OneWing name={name}>{within}</OneWing>, children);
};

export interface WingGateProps extends WithWingsProps {
  readonly waiting?: ReactNode;
}

export const WingGate = ({ names, waiting = <PageSkeleton />, children }: WingGateProps) => {
  useWings(names);
  return names.reduceRight<ReactNode>(
    (within, name) => (
      <OneGate name={name} waiting={waiting}>
        {within}
      </OneGate>
    ),
    children,
  );
};
