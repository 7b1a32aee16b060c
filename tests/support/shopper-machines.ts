/** Production machines running without services: what they ask waits in sight, and the test answers in the server's place (MACH-03). */

import type { ActorLogic, AnyActorLogic, AnyActorRef, AnyStateMachine, Snapshot } from 'xstate';

interface Waiting extends Snapshot<unknown> {
  readonly input: unknown;
}

type Reply =
  | { readonly type: 'reply.done'; readonly output: unknown }
  | { readonly type: 'reply.failed'; readonly error: unknown }
  /** What a listener is asked while it runs; nobody listens here. */
  | { readonly type: 'card.tokenize' };

/** Fills a slot with something that waits until the test replies. */
export const waiting: ActorLogic<Waiting, Reply> = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  transition(snapshot, event): Waiting {
    switch (event.type) {
      case 'reply.done':
        return { status: 'done', output: event.output, error: undefined, input: snapshot.input };
      case 'reply.failed':
        return { status: 'error', output: undefined, error: event.error, input: snapshot.input };
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

export const reply = (child: AnyActorRef | null, output: unknown): void =>
  child?.send({ type: 'reply.done', output });
export const refuse = (child: AnyActorRef | null, kind: string, message: string): void =>
  child?.send({ type: 'reply.failed', error: { kind, message } });
