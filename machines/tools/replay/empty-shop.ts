/** The shop as it is, but with nothing behind it: every service and listener waits for what a recording says of it. */

import { fromPromise, type AnyStateMachine } from 'xstate';
import { accountMachine } from '../../account/account.machine.ts';
import { checkoutMachine } from '../../checkout/checkout.machine.ts';
import { deskMachine } from '../../desk/desk.machine.ts';
import { shopMachine } from '../../shop.machine.ts';
import { tradeMachine } from '../../trade/trade.machine.ts';
import { isMachine } from '../find-machine.ts';

/** It answers when the answer is sent to it as an event, as a promise does to itself. */
const silent = fromPromise(() => new Promise<never>(() => undefined));

const emptied = (machine: AnyStateMachine): AnyStateMachine => {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    isMachine(logic) ? emptied(logic) : silent,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) } as never);
};

export const emptyShop = emptied(shopMachine);

/** By the name under which the shop knows each. */
export const emptyWings: Readonly<Record<string, AnyStateMachine>> = {
  account: emptied(accountMachine),
  checkout: emptied(checkoutMachine),
  desk: emptied(deskMachine),
  trade: emptied(tradeMachine),
};
