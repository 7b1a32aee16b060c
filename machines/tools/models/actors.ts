/** Stand-ins for other actors: a parent that listens, children that never answer. */

import {
  createActor,
  fromCallback,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

/** A child was started with an input, or was sent an event. */
export type Asked =
  | { readonly child: string; readonly input: unknown }
  | { readonly child: string; readonly event: EventObject };

/** A parent that collects the facts a machine emits. */
export const listeningParent = (
  facts: unknown[],
  options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>,
): AnyActorRef => {
  const parent = createActor(
    fromCallback<EventObject, undefined>(({ receive }) => {
      receive((event) => {
        // a child also reports its own end
        if (!event.type.startsWith('xstate.')) facts.push(event);
      });
    }),
    options,
  );
  return parent.start();
};

/**
 * Children that never answer, so that responses can be sent as events; their requests are recorded.
 */
export const withDeafChildren = (machine: AnyStateMachine, asked: Asked[]): AnyStateMachine => {
  const deaf = fromCallback<EventObject, unknown>(({ input, receive, self }) => {
    asked.push({ child: self.id, input });
    receive((event) => asked.push({ child: self.id, event }));
  });
  const children = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(children.map((name) => [name, deaf])) });
};

/** For the exploration: a step that throws is a dead end, and fails when its path is run. */
export const withDeadEnds = (machine: AnyStateMachine, parent: AnyActorRef): AnyStateMachine => {
  const step: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    const self: typeof scope.self = Object.create(scope.self, { _parent: { value: parent } });
    try {
      return machine.transition(snapshot, event, { ...scope, self });
    } catch (error) {
      return { ...snapshot, status: 'error', error };
    }
  };
  return Object.create(machine, { transition: { value: step } });
};
