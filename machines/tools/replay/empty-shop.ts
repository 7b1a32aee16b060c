/** The shop without services: every service and listener waits for the events of a recording. */

import { fromPromise, type AnyStateMachine } from 'xstate';
import { accountMachine } from '../../account/account.machine.ts';
import { checkoutMachine } from '../../checkout/checkout.machine.ts';
import { deskMachine } from '../../desk/desk.machine.ts';
import { shopMachine } from '../../shop.machine.ts';
import { tradeMachine } from '../../trade/trade.machine.ts';
import { isMachine } from '../find-machine.ts';

/** Ends when the response is sent to it as an event, as a promise does itself. */
const silent = fromPromise(() => new Promise<never>(() => undefined));

const emptied = (machine: AnyStateMachine): AnyStateMachine => {
  const actors = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    isMachine(logic) ? emptied(logic) : silent,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) } as never);
};

export const emptyShop = emptied(shopMachine);

/** By the name that the shop uses. */
export const emptyWings: Readonly<Record<string, AnyStateMachine>> = {
  account: emptied(accountMachine),
  checkout: emptied(checkoutMachine),
  desk: emptied(deskMachine),
  trade: emptied(tradeMachine),
};
