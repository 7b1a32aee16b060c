/** Which drawer of the page shell stands open: the cart, the mobile menu, or none (§2, SHELL-10). */

import { setup } from 'xstate';
import type { ChromeEvent } from './chrome.events.ts';

export const chromeMachine = setup({ types: { events: {} as ChromeEvent } }).createMachine({
  id: 'chrome',
  initial: 'closed',
  on: {
    'chrome.openCart': { target: '.cartOpen' },
    'chrome.openMenu': { target: '.menuOpen' },
    'chrome.close': { target: '.closed' },
  },
  states: {
    closed: { description: 'No drawer is open; the page is free.' },
    cartOpen: {},
    menuOpen: {},
  },
});
