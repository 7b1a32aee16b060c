/**
 * A value of an actor, read again when the actor changes. It needs three of React's hooks where
 * that of `@xstate/react` needs eight, and a page calls it some two hundred times.
 */

import { useMemo, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';

type Followed = Pick<AnyActorRef, 'subscribe' | 'getSnapshot'> | undefined;
type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined;

const nothing = (): void => undefined;

const subscribeTo =
  (actor: Followed) =>
  (onChange: () => void): (() => void) =>
    actor?.subscribe({ next: onChange, error: onChange }).unsubscribe ?? nothing;

/** Selects once for each snapshot, as what is selected may be another object each time. */
const readOf = <Actor extends Followed, Value>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Value,
  isSame: ((one: Value, other: Value) => boolean) | undefined,
): (() => Value) => {
  let last: { readonly snapshot: unknown; readonly value: Value } | undefined;
  return () => {
    const snapshot = actor?.getSnapshot();
    if (last !== undefined && last.snapshot === snapshot) return last.value;
    if (snapshot?.status === 'error') throw snapshot.error;
    const value = select(snapshot as SnapshotOf<Actor>);
    last = { snapshot, value: last !== undefined && isSame?.(last.value, value) ? last.value : value };
    return last.value;
  };
};

export const useSelected = <Actor extends Followed, Value>(
  actor: Actor,
  select: (snapshot: SnapshotOf<Actor>) => Value,
  isSame?: (one: Value, other: Value) => boolean,
): Value => {
  const subscribe = useMemo(() => subscribeTo(actor), [actor]);
  const read = useMemo(() => readOf(actor, select, isSame), [actor, select, isSame]);
  return useSyncExternalStore(subscribe, read, read);
};
