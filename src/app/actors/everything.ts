/** All of a shop at once, for one that has its code from the start: in a test. */

import type { ShopInput } from '#machines/shop.context.ts';
import type { FactKeepers } from '../fact-keepers.ts';
import { accountWing } from './account.ts';
import { checkoutWing } from './checkout.ts';
import { deskWing } from './desk.ts';
import { wireRootServices, type RootServices } from './root-services.ts';
import { tradeWing } from './trade.ts';
import { shareWires, type SharedWires } from './shared-wires.ts';
import type { WholeWires } from './wires.ts';

export interface Everything {
  readonly wings: Required<NonNullable<ShopInput['wings']>>;
  readonly services: RootServices;
  readonly keepers: FactKeepers;
  /** What the tab kept for the wings. */
  readonly kept: object;
}

export const allKeepers: FactKeepers = {
  ...tradeWing.keepers,
  ...checkoutWing.keepers,
  ...deskWing.keepers,
};

const wire = (wires: SharedWires): Everything => ({
  wings: {
    account: accountWing.wire(wires),
    checkout: checkoutWing.wire(wires),
    desk: deskWing.wire(wires),
    trade: tradeWing.wire(wires),
  },
  services: wireRootServices(wires),
  keepers: allKeepers,
  kept: { ...checkoutWing.readKept(wires.session), ...deskWing.readKept(wires.session) },
});

export const wireEverything = (wires: WholeWires): Everything => wire(shareWires(wires));
