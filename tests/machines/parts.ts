/** The machines of a running shop by name, wherever they are among the wings. */

import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { accountMachine } from '#machines/account/account.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { deskMachine } from '#machines/desk/desk.machine.ts';
import { present } from '#machines/domain/present.ts';
import type { shopMachine } from '#machines/shop.machine.ts';
import { tradeMachine } from '#machines/trade/trade.machine.ts';
import type { WingName } from '#machines/wing.events.ts';
import { selectWing } from '#machines/wing.selectors.ts';

type Shop = ActorRefFrom<typeof shopMachine>;

/** A wing, once its code is loaded. */
const within = <Machine extends AnyStateMachine>(shop: Shop, name: WingName) =>
  selectWing<Machine>(present(shop.getSnapshot().children[name], name).getSnapshot());

export const accountOf = (shop: Shop) => present(within<typeof accountMachine>(shop, 'account'), 'account');

export const partsOf = (shop: Shop) => {
  const { display, notices, ...own } = shop.getSnapshot().children;
  return {
    ...own,
    display,
    ...present(display, 'display').getSnapshot().children,
    ...present(notices, 'notices').getSnapshot().children,
    ...within<typeof accountMachine>(shop, 'account')?.getSnapshot().children,
    ...within<typeof deskMachine>(shop, 'desk')?.getSnapshot().children,
    ...within<typeof tradeMachine>(shop, 'trade')?.getSnapshot().children,
    checkout: within<typeof checkoutMachine>(shop, 'checkout'),
  };
};

/** The code of all wings, each changed in the same way. */
export const everyWing = (change: (wing: AnyStateMachine) => AnyStateMachine) => ({
  account: change(accountMachine),
  checkout: change(checkoutMachine),
  desk: change(deskMachine),
  trade: change(tradeMachine),
});
