/** Production machines running without services: what they ask waits in sight, and the test answers in the server's place (MACH-03). */

import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, Snapshot } from 'xstate';

type Reply =
  | { readonly type: 'reply.done'; readonly output: unknown }
  | { readonly type: 'reply.failed'; readonly error: unknown }
  /** What a listener is asked while it runs; nobody listens here. */
  | { readonly type: 'card.tokenize' };

/** What is being asked stands beside the snapshot. */
type Waiting = Snapshot<unknown> & { readonly asked?: unknown };

/** Fills a slot with something that waits until the test replies. */
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

/** A child that is running, by the names that lead to it. */
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
