/** Modules of a running shop are loaded when they are needed, as on a page. */

import { expect } from 'vitest';
import { moduleNames } from '#machines/shop.context.ts';
import type { ModuleName } from '#machines/module.events.ts';
import { selectIsModuleHere } from '#machines/module.selectors.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';

export const openModules = async (shop: ShopActor, modules: readonly ModuleName[] = moduleNames) => {
  for (const module of modules) shop.send({ type: 'shop.openModule', module });
  const absent = () =>
    modules.filter((name) => {
      const module = shop.getSnapshot().children[name]?.getSnapshot();
      return module === undefined || !selectIsModuleHere(module);
    });
  await expect.poll(absent, { interval: 5 }).toEqual([]);
};
