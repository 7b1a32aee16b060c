/** Loads the code of a wing, and fills its slots. */

import { fromPromise, type AnyStateMachine } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import type { WingName } from '#machines/wing.events.ts';
import type { SharedWires } from './wires.ts';

const loaders: Readonly<Record<WingName, (wires: SharedWires) => Promise<AnyStateMachine>>> = {
  account: async (wires) => (await import('./account.ts')).wireAccount(wires),
  checkout: async (wires) => (await import('./checkout.ts')).wireCheckout(wires),
  desk: async (wires) => (await import('./desk.ts')).wireDesk(wires),
  trade: async (wires) => (await import('./trade.ts')).wireTrade(wires),
};

const message = 'We could not load this part of the shop. Please try again.';

export const createWingLoader = (wires: SharedWires) =>
  fromPromise<AnyStateMachine, { readonly name: WingName }>(async ({ input }) => {
    try {
      return await loaders[input.name](wires);
    } catch {
      throw new FailureError('network', message);
    }
  });
