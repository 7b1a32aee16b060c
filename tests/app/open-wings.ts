/** Wings of a running shop are loaded when they are needed, as on a page. */

import { expect } from 'vitest';
import { wingNames } from '#machines/shop.context.ts';
import type { WingName } from '#machines/wing.events.ts';
import { selectIsWingHere } from '#machines/wing.selectors.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';

export const openWings = async (shop: ShopActor, wings: readonly WingName[] = wingNames) => {
  for (const wing of wings) shop.send({ type: 'shop.openWing', wing });
  const absent = () =>
    wings.filter((name) => {
      const wing = shop.getSnapshot().children[name]?.getSnapshot();
      return wing === undefined || !selectIsWingHere(wing);
    });
  await expect.poll(absent, { interval: 5 }).toEqual([]);
};
