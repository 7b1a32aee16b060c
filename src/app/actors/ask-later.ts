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

export const askLater =
  <Known extends Readonly<Record<keyof Known, AnyActorLogic>>>(load: () => Promise<Known>) =>
  <Name extends keyof Known>(name: Name): Known[Name] =>
    fromPromise<unknown, NonReducibleUnknown>(async (args) => {
      const { config } = (await loaded(load))[name];
      return (config as Question)(args);
    }) as AnyActorLogic as Known[Name];
