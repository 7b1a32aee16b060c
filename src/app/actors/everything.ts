/** All of a shop at once, for one that has its code from the start: in a test. */

import type { ShopInput } from '#machines/shop.context.ts';
import { wireAccount } from './account.ts';
import { wireCheckout } from './checkout.ts';
import { wireDesk } from './desk.ts';
import { wireRootServices, type RootServices } from './root-services.ts';
import { wireTrade } from './trade.ts';
import { shareWires, type SharedWires } from './shared-wires.ts';
import type { WholeWires } from './wires.ts';

export interface Everything {
  readonly wings: Required<NonNullable<ShopInput['wings']>>;
  readonly services: RootServices;
}

const wire = (wires: SharedWires): Everything => ({
  wings: {
    account: wireAccount(wires),
    checkout: wireCheckout(wires),
    desk: wireDesk(wires),
    trade: wireTrade(wires),
  },
  services: wireRootServices(wires),
});

export const wireEverything = (wires: WholeWires): Everything => wire(shareWires(wires));
