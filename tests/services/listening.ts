/** Runs a listener as a machine's child and keeps the events it sends. */

import { createActor, setup, type AnyActorLogic, type EventObject } from 'xstate';

export const listenTo = <Sent extends EventObject>(
  logic: AnyActorLogic,
  input?: object,
  heard: Sent[] = [],
) => {
  const parent = setup({ actors: { listener: logic } }).createMachine({
    invoke: { id: 'listener', src: 'listener', input },
    on: { '*': { actions: ({ event }) => void heard.push(event as Sent) } },
  });
  return { heard, actor: createActor(parent).start() };
};
