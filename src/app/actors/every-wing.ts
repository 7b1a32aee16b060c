/** All wings at once, for a shop that has their code from the start: in a test, on a server. */

import type { ShopInput } from '#machines/shop.context.ts';
import { wireAccount } from './account.ts';
import { wireCheckout } from './checkout.ts';
import { wireDesk } from './desk.ts';
import { wireTrade } from './trade.ts';
import type { SharedWires } from './wires.ts';

export const wireEveryWing = (wires: SharedWires): NonNullable<ShopInput['wings']> => ({
  account: wireAccount(wires),
  checkout: wireCheckout(wires),
  desk: wireDesk(wires),
  trade: wireTrade(wires),
});
