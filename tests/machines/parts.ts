/** The machines of a running shop by name, wherever they are among the wings. */

import type { ActorRefFrom } from 'xstate';
import type { shopMachine } from '#machines/shop.machine.ts';
import { present } from '#machines/domain/present.ts';

export const partsOf = (shop: ActorRefFrom<typeof shopMachine>) => {
  const { children } = shop.getSnapshot();
  const display = present(children.display, 'display').getSnapshot().children;
  const notices = present(children.notices, 'notices').getSnapshot().children;
  const account = present(children.account, 'account').getSnapshot().children;
  const desk = present(children.desk, 'desk').getSnapshot().children;
  const trade = present(children.trade, 'trade').getSnapshot().children;
  return { ...children, ...display, ...notices, ...account, ...desk, ...trade };
};
