/** Wings of a running shop are loaded when they are needed, as on a page. */

import { vi } from 'vitest';
import { present } from '#machines/domain/present.ts';
import { wingNames } from '#machines/shop.context.ts';
import type { WingName } from '#machines/wing.events.ts';
import { selectWing } from '#machines/wing.selectors.ts';
import type { ShopActor } from '#shop/ShopProvider.tsx';

export const openWings = async (shop: ShopActor, wings: readonly WingName[] = wingNames) => {
  for (const wing of wings) shop.send({ type: 'shop.openWing', wing });
  await vi.waitFor(() => {
    for (const name of wings)
      present(selectWing(present(shop.getSnapshot().children[name], name).getSnapshot()), name);
  });
};
