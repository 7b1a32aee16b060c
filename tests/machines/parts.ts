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

/** A wing whose code is here. */
const within = <Machine extends AnyStateMachine>(shop: Shop, name: WingName) =>
  present(
    selectWing<Machine>(present(shop.getSnapshot().children[name], name).getSnapshot()),
    `${name} itself`,
  );

export const accountOf = (shop: Shop) => within<typeof accountMachine>(shop, 'account');

export const partsOf = (shop: Shop) => {
  const { display, notices, ...own } = shop.getSnapshot().children;
  return {
    ...own,
    display,
    ...present(display, 'display').getSnapshot().children,
    ...present(notices, 'notices').getSnapshot().children,
    ...accountOf(shop).getSnapshot().children,
    ...within<typeof deskMachine>(shop, 'desk').getSnapshot().children,
    ...within<typeof tradeMachine>(shop, 'trade').getSnapshot().children,
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
