/** Loads the code of a wing, and fills its slots. */

import { fromPromise, type AnyStateMachine } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import type { WingToLoad } from '#machines/wing.actors.ts';
import type { WingName } from '#machines/wing.events.ts';
import type { SharedWires } from './shared-wires.ts';

type Wire = (wires: SharedWires) => AnyStateMachine;

/** Undefined where the page is about to be loaded again. */
const loaders: Readonly<Record<WingName, () => Promise<Wire | undefined>>> = {
  account: async () => (await import('./account.ts'))?.wireAccount,
  checkout: async () => (await import('./checkout.ts'))?.wireCheckout,
  desk: async () => (await import('./desk.ts'))?.wireDesk,
  trade: async () => (await import('./trade.ts'))?.wireTrade,
};

const message = 'We could not load this part of the shop. Please try again.';
const forever = new Promise<never>(() => undefined);

/** A page that is loaded again for a lost part would lose what the shopper has pressed. */
const createReloadGuard = () => {
  let waiting = 0;
  // registered before the listener that reloads the page, which does not hear what is stopped here
  if (typeof window !== 'undefined')
    window.addEventListener('vite:preloadError', (event) => {
      if (waiting > 0) event.stopImmediatePropagation();
    });
  return async <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> => {
    waiting += 1;
    return load().finally(() => {
      waiting -= 1;
    });
  };
};

export const createWingLoader = (share: () => Promise<SharedWires>) => {
  const withoutReload = createReloadGuard();
  return fromPromise<AnyStateMachine, WingToLoad>(async ({ input: { name, isPressed } }) => {
    try {
      const load = () => Promise.all([loaders[name](), share()]);
      const [wire, wires] = await (isPressed ? withoutReload(load) : load());
      return wire === undefined ? await forever : wire(wires);
    } catch {
      throw new FailureError('network', message);
    }
  });
};
