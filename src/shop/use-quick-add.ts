/** The quantity of a product on its tile; lives as long as the tile. */

import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromCallback } from 'xstate';
import type { QuickAddFact } from '#machines/quick-add/quick-add.events.ts';
import { quickAddMachine, type QuickAddInput } from '#machines/quick-add/quick-add.machine.ts';
import { useShop } from './use-shop.ts';

/** Its additions go to the shop. */
export const useQuickAdd = (input: QuickAddInput) => {
  const shop = useShop();
  const [linked] = useState(() =>
    quickAddMachine.provide({
      actors: {
        shopLink: fromCallback<QuickAddFact, undefined>(({ receive }) => receive((fact) => shop.send(fact))),
      },
    }),
  );
  return useActorRef(linked, { input });
};
