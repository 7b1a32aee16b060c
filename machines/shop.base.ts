/** What the root is made of: what it knows and hears, and the machines it owns. */

import { setup } from 'xstate';
import { accountMachine } from './account/account.machine.ts';
import { catalogMachine } from './catalog/catalog.machine.ts';
import { checkoutMachine } from './checkout/checkout.machine.ts';
import { chromeMachine } from './chrome/chrome.machine.ts';
import { deskMachine } from './desk/desk.machine.ts';
import { errorsMachine } from './errors/errors.machine.ts';
import { networkMachine } from './network/network.machine.ts';
import { notificationsMachine } from './notifications/notifications.machine.ts';
import { pageMachine } from './page/page.machine.ts';
import { searchMachine } from './search/search.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import type { ShopContext, ShopInput } from './shop.context.ts';
import type { ShopEvent, ShopFact } from './shop.events.ts';
import { toastsMachine } from './toasts/toasts.machine.ts';
import { tradeMachine } from './trade/trade.machine.ts';
import { updatesMachine } from './updates/updates.machine.ts';

export const shopBase = setup({
  types: {
    input: {} as ShopInput,
    context: {} as ShopContext,
    events: {} as ShopEvent,
    emitted: {} as ShopFact,
    children: {} as {
      session: 'session';
      network: 'network';
      toasts: 'toasts';
      notifications: 'notifications';
      errors: 'errors';
      updates: 'updates';
      chrome: 'chrome';
      page: 'page';
      search: 'search';
      account: 'account';
      desk: 'desk';
      trade: 'trade';
      checkout: 'checkout';
    },
  },
  actors: {
    session: sessionMachine,
    network: networkMachine,
    toasts: toastsMachine,
    notifications: notificationsMachine,
    errors: errorsMachine,
    updates: updatesMachine,
    chrome: chromeMachine,
    page: pageMachine,
    search: searchMachine,
    account: accountMachine,
    desk: deskMachine,
    trade: tradeMachine,
    checkout: checkoutMachine,
    catalog: catalogMachine,
  },
});
