/** What of the page shell stands open: the cart's drawer, the mobile menu's, a list's filters, the search, or nothing (§2, SHELL-10). */

import { setup } from 'xstate';
import type { ChromeEvent } from './chrome.events.ts';

export const chromeMachine = setup({ types: { events: {} as ChromeEvent } }).createMachine({
  id: 'chrome',
  initial: 'closed',
  on: {
    'chrome.openCart': { target: '.cartOpen' },
    'chrome.openMenu': { target: '.menuOpen' },
    'chrome.openFilters': { target: '.filtersOpen' },
    'chrome.openSearch': { target: '.searchOpen' },
    'chrome.close': { target: '.closed' },
  },
  states: {
    closed: { description: 'No drawer is open; the page is free.' },
    cartOpen: {},
    menuOpen: {},
    filtersOpen: {},
    searchOpen: { description: 'No drawer: the line to search by, where it does not stand open by itself.' },
  },
});
