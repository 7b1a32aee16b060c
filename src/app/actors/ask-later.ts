/** Slots whose service is loaded when it is first asked. */

import { fromPromise, type AnyActorLogic, type NonReducibleUnknown } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import { connectionMessage } from '#transport/failure-messages.ts';

/** What XState makes a promise actor of, and keeps as its configuration. */
type Question = Parameters<typeof fromPromise<unknown, NonReducibleUnknown>>[0];

/** Code that could not be fetched is the network's failure, and may be asked for again. */
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
