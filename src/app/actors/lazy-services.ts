/** Fills slots with services that are loaded on first use. */

import { fromPromise, type AnyActorLogic, type NonReducibleUnknown } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import { connectionMessage } from '#transport/failure-messages.ts';

/** The creator function that XState keeps as a promise actor's configuration. */
type Question = Parameters<typeof fromPromise<unknown, NonReducibleUnknown>>[0];

/** Reports code that failed to load as a network failure, so that it can be retried. */
const loaded = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch((cause: unknown) => {
    throw new FailureError('network', connectionMessage, { cause });
  });

/** The services are made once: one answer may be the ground of the next question. */
export const lazyServices = <Known extends Readonly<Record<keyof Known, AnyActorLogic>>>(
  load: () => Promise<Known>,
) => {
  let known: Known | undefined;
  return <Name extends keyof Known>(name: Name): Known[Name] =>
    fromPromise<unknown, NonReducibleUnknown>(async (args) => {
      const made = known ?? (await loaded(load));
      known ??= made;
      const { config } = known[name];
      return (config as Question)(args);
    }) as AnyActorLogic as Known[Name];
};
