/** Values of a machine within another, which may start later than the components that show them. */

import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { AnyActorRef, SnapshotFrom, Subscription } from 'xstate';

/** Undefined until the machine within has started. Must be a stable function. */
export type PickPart<Whole extends AnyActorRef, Part extends AnyActorRef> = (
  whole: SnapshotFrom<Whole>,
) => Part | undefined;

/** Its snapshot is the part's, or undefined; the type is the one that `useSelector` asks for. */
type PartSource = Pick<AnyActorRef, 'getSnapshot' | 'subscribe'>;

interface Observer {
  readonly next: () => void;
  readonly error: () => void;
}

const sourceOf = <Whole extends AnyActorRef, Part extends AnyActorRef>(
  whole: Whole,
  pick: PickPart<Whole, Part>,
): PartSource => {
  const current = (): Part | undefined => pick(whole.getSnapshot());
  const subscribe = ({ next, error }: Observer): Subscription => {
    let part = current();
    let within = part?.subscribe({ next, error });
    const follow = (): void => {
      const other = current();
      if (other === part) return;
      within?.unsubscribe();
      part = other;
      within = other?.subscribe({ next, error });
      next();
    };
    const around = whole.subscribe({ next: follow, error });
    return {
      unsubscribe: () => {
        around.unsubscribe();
        within?.unsubscribe();
      },
    };
  };
  return { getSnapshot: () => current()?.getSnapshot(), subscribe: subscribe as PartSource['subscribe'] };
};

/**
 * One subscription to both: a component is rendered again when its value changes only. `absent` is
 * the value until the machine within has started.
 */
export const useOfPart = <Whole extends AnyActorRef, Part extends AnyActorRef, Value>(
  whole: Whole,
  pick: PickPart<Whole, Part>,
  select: (snapshot: SnapshotFrom<Part>) => Value,
  absent: Value,
): Value => {
  const source = useMemo(() => sourceOf(whole, pick), [whole, pick]);
  return useSelector(source, (snapshot: SnapshotFrom<Part> | undefined) =>
    snapshot === undefined ? absent : select(snapshot),
  );
};
