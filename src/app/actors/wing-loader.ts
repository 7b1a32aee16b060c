/** Loads the code of a wing and fills its slots. */

import { fromPromise } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import { partFailedMessage } from '#machines/notices/notices.messages.ts';
import type { LoadedWing, WingToLoad } from '#machines/wing.actors.ts';
import type { WingName } from '#machines/wing.events.ts';
import type { FactSavers } from '../fact-savers.ts';
import { createReloadGuard } from '../without-reload.ts';
import type { SharedWires } from './shared-wires.ts';
import type { WingCode } from './wing-code.ts';

/** Undefined if the page is about to reload. */
const loaders: Readonly<Record<WingName, () => Promise<WingCode | undefined>>> = {
  account: async () => (await import('./account.ts'))?.accountWing,
  checkout: async () => (await import('./checkout.ts'))?.checkoutWing,
  desk: async () => (await import('./desk.ts'))?.deskWing,
  trade: async () => (await import('./trade.ts'))?.tradeWing,
};

const forever = new Promise<never>(() => undefined);

export const createWingLoader = (
  share: () => Promise<SharedWires>,
  keepFacts: (savers: FactSavers) => void,
) => {
  const withoutReload = createReloadGuard();
  return fromPromise<LoadedWing, WingToLoad>(async ({ input: { name, isPressed } }) => {
    try {
      const load = () => Promise.all([loaders[name](), share()]);
      const [code, wires] = await (isPressed ? withoutReload(load) : load());
      if (code === undefined) return await forever;
      keepFacts(code.savers);
      return { logic: code.wire(wires), stored: code.readKept(wires.session, wires.transport.storage) };
    } catch {
      throw new FailureError('network', partFailedMessage);
    }
  });
};
