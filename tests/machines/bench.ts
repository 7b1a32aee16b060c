/** For tests of one machine: slots that answer when told to, and a pause until nothing moves. */

import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyStateMachine,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';
import type { Failure } from '#machines/domain/failure.ts';
import { listeningParent } from '#machines/tools/models/actors.ts';

export interface Call<Output, Input> {
  readonly input: Input;
  readonly isCancelled: () => boolean;
  readonly resolve: (output: Output) => Promise<void>;
  readonly reject: (failure: Failure) => Promise<void>;
}

/** Waits until every settled promise, and what is asked because of it, has been received. */
export const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 48; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Sends an event and waits until all that follows from it has happened. */
export const sendTo = async <Event>(
  actor: { readonly send: (event: Event) => void },
  event: NoInfer<Event>,
): Promise<void> => {
  actor.send(event);
  await quiet();
};

/** A slot like the given one whose every question waits for the test's answer. */
export const heldSlot = <Output, Input extends NonReducibleUnknown>(
  _like?: PromiseActorLogic<Output, Input>,
) => {
  const calls: Call<Output, Input>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          input,
          isCancelled: () => signal.aborted,
          resolve: async (output) => {
            resolve(output);
            await quiet();
          },
          reject: async (failure) => {
            reject(failure);
            await quiet();
          },
        });
      }),
  );
  const last = (): Call<Output, Input> => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('nothing was asked');
    return call;
  };
  return { calls, logic, last };
};

/** A listener that receives nothing. */
export const silentListener = fromCallback<never, undefined>(() => undefined) as never;

/** Starts a machine whose parent only records what is sent to it. */
export const alone = <Machine extends AnyStateMachine>(machine: Machine, input?: unknown) => {
  const facts: { readonly type: string; readonly [detail: string]: unknown }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input, clock, parent: listeningParent(facts, { clock }) } as never);
  actor.start();
  return { actor, facts, clock, types: () => facts.map(({ type }) => type) };
};
