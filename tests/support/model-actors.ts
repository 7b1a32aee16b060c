/** The company a machine keeps while it is looked at alone: a parent that listens, children that never answer. */

import {
  createActor,
  fromCallback,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  type EventObject,
} from 'xstate';

/** What was asked of a child: it was started with an input, or was sent an event. */
export type Asked =
  | { readonly child: string; readonly input: unknown }
  | { readonly child: string; readonly event: EventObject };

/** A parent for a machine that is looked at alone: what it is told becomes the list of facts. */
export const listeningParent = (
  facts: unknown[],
  options: Pick<ActorOptions<AnyActorLogic>, 'clock' | 'inspect'>,
): AnyActorRef => {
  const parent = createActor(
    fromCallback<EventObject, undefined>(({ receive }) => {
      receive((event) => {
        // a child also tells by itself when it ends
        if (!event.type.startsWith('xstate.')) facts.push(event);
      });
    }),
    options,
  );
  return parent.start();
};

/** Children that listen and never answer, so that answers can be fed as events; what they are asked is noted. */
export const withDeafChildren = (machine: AnyStateMachine, asked: Asked[]): AnyStateMachine => {
  const deaf = fromCallback<EventObject, unknown>(({ input, receive, self }) => {
    asked.push({ child: self.id, input });
    receive((event) => asked.push({ child: self.id, event }));
  });
  const children = Object.keys(machine.implementations.actors);
  return machine.provide({ actors: Object.fromEntries(children.map((name) => [name, deaf])) });
};

/** For the search for paths: a step that throws is a dead end, and shows itself when the path is run. */
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
