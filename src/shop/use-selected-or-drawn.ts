/** A value of a machine that the server cannot know: during hydration the one that it rendered. */

import { useCallback, useSyncExternalStore } from 'react';
import type { Subscription } from 'xstate';

interface Source<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (onChange: () => void) => Subscription;
}

export const useSelectedOrDrawn = <Snapshot>(
  actor: Source<Snapshot>,
  select: (snapshot: Snapshot) => boolean,
  drawn: boolean,
): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(actor.getSnapshot()),
    () => drawn,
  );
};
