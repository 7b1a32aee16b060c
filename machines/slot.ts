/**
 * An empty slot for an actor: the machine names what it needs, src/app/actors fills in a service.
 */

import {
  createMachine,
  fromCallback,
  fromPromise,
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  type NonReducibleUnknown,
} from 'xstate';

const empty = new WeakMap<object, string>();

const complaint = (name: string): string => `The slot "${name}" was never filled`;

/** A slot with one request and one response. Unfilled, it rejects with its own name. */
export const slot = <Output, Input extends NonReducibleUnknown>(name: string) => {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(complaint(name))));
  empty.set(logic, name);
  return logic;
};

/** A slot that sends events while it runs. Unfilled, it throws with its own name. */
export const listenerSlot = <Event extends EventObject, Input extends NonReducibleUnknown>(name: string) => {
  const logic = fromCallback<Event, Input>(() => {
    throw new Error(complaint(name));
  });
  empty.set(logic, name);
  return logic;
};

/** A slot for a machine whose code is loaded on demand; the charts find it by its id. */
export const machineSlot = <Machine extends AnyStateMachine>(id: string) => {
  const refuse = () => {
    throw new Error(complaint(id));
  };
  const logic = createMachine({ id, entry: refuse });
  empty.set(logic, id);
  return logic as unknown as Machine;
};

/** Names of the slots among these actors that are not filled. */
export const unfilledSlots = (actors: Readonly<Record<string, AnyActorLogic>>): readonly string[] =>
  Object.values(actors).flatMap((logic) => empty.get(logic) ?? []);
