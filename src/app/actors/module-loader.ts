/** Loads the code of a module and fills its slots. */

import { fromPromise } from 'xstate';
import { FailureError } from '#machines/domain/failure.ts';
import type { LoadedModule, ModuleToLoad } from '#machines/module.actors.ts';
import type { ModuleName } from '#machines/module.events.ts';
import type { FactSavers } from '../fact-savers.ts';
import { createReloadGuard } from '../without-reload.ts';
import type { SharedWires } from './shared-wires.ts';
import type { ModuleCode } from './module-code.ts';

/** Undefined if the page is about to reload. */
const loaders: Readonly<Record<ModuleName, () => Promise<ModuleCode | undefined>>> = {
  account: async () => (await import('./account.ts'))?.accountModule,
  checkout: async () => (await import('./checkout.ts'))?.checkoutModule,
  desk: async () => (await import('./desk.ts'))?.deskModule,
  trade: async () => (await import('./trade.ts'))?.tradeModule,
};

const message = 'We could not load this part of the shop. Please try again.';
const forever = new Promise<never>(() => undefined);

export const createModuleLoader = (
  share: () => Promise<SharedWires>,
  keepFacts: (savers: FactSavers) => void,
) => {
  const withoutReload = createReloadGuard();
  return fromPromise<LoadedModule, ModuleToLoad>(async ({ input: { name, isPressed } }) => {
    try {
      const load = () => Promise.all([loaders[name](), share()]);
      const [code, wires] = await (isPressed ? withoutReload(load) : load());
      if (code === undefined) return await forever;
      keepFacts(code.savers);
      return { logic: code.wire(wires), kept: code.readKept(wires.session, wires.transport.storage) };
    } catch {
      throw new FailureError('network', message);
    }
  });
};
