/** Runs production machines without services: the test answers their requests (MACH-03). */

import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, Snapshot } from 'xstate';

type Reply =
  | { readonly type: 'reply.done'; readonly output: unknown }
  | { readonly type: 'reply.failed'; readonly error: unknown }
  /** Sent to the listener for card fields, which does nothing here. */
  | { readonly type: 'cardFields.tokenize' };

/** The request's input is kept beside the snapshot. */
type Waiting = Snapshot<unknown> & { readonly asked?: unknown };

/** Fills a slot with an actor that waits for the test's reply. */
export const waiting: ActorLogic<Waiting, Reply> = {
  getInitialSnapshot: (_, asked) => ({ status: 'active', output: undefined, error: undefined, asked }),
  transition(snapshot, event): Waiting {
    switch (event.type) {
      case 'reply.done':
        return { status: 'done', output: event.output, error: undefined };
      case 'reply.failed':
        return { status: 'error', output: undefined, error: event.error };
      default:
        return snapshot;
    }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
};

export const plug = (
  machine: AnyStateMachine,
  actors: Readonly<Record<string, AnyActorLogic>>,
): AnyStateMachine => machine.provide({ actors });

/** The running child at this path of names, or null. */
export const runningChild = (actor: AnyActorRef, ...names: readonly string[]): AnyActorRef | null => {
  let found: AnyActorRef = actor;
  for (const name of names) {
    const { children } = found.getSnapshot() as {
      readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
    };
    const child = children?.[name];
    if (child === undefined || (child.getSnapshot() as Snapshot<unknown>).status !== 'active') return null;
    found = child;
  }
  return found;
};
