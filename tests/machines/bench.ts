/** The workbench of the hand-written machine tests: slots that answer when told to, and a pause until all is quiet. */

import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type AnyStateMachine,
  type NonReducibleUnknown,
} from 'xstate';
import type { Failure } from '#machines/domain/failure.ts';
import { listeningParent } from '#tests/support/model-actors.ts';

export interface Call<Output, Input> {
  readonly input: Input;
  readonly isCancelled: () => boolean;
  readonly resolve: (output: Output) => Promise<void>;
  readonly reject: (failure: Failure) => Promise<void>;
}

/** Lets every promise that is settled be heard. */
export const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A slot filled with a question that waits for the test's answer. */
export const heldSlot = <Output, Input extends NonReducibleUnknown>() => {
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

/** A listener slot filled with one that hears nothing. */
export const silentListener = fromCallback<never, undefined>(() => undefined) as never;

/** Starts a machine whose parent does nothing but remember what it is told. */
export const alone = <Machine extends AnyStateMachine>(machine: Machine, input?: unknown) => {
  const facts: { readonly type: string; readonly [detail: string]: unknown }[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input, clock, parent: listeningParent(facts, { clock }) } as never);
  actor.start();
  return { actor, facts, clock, types: () => facts.map(({ type }) => type) };
};
