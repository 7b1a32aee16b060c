/** The root's one state: whom one buys for, what a product's page wants of the cart, what is in it and where one is. */

import { accountState } from './account.state.ts';
import { cartKeeping } from './cart-keeping.ts';
import type { CartFact } from './cart/cart.events.ts';
import {
  accountSwitchedToast,
  defaultEntryToast,
  entryRemovedToast,
  entrySavedToast,
  missedToast,
  switchFailedToast,
} from './domain/notice.ts';
import { crossSellOf, recentlyViewed } from './domain/subject.ts';
import { holding } from './holding.ts';
import { shopSetup } from './shop.setup.ts';

type SeveralAdded = Extract<CartFact, { readonly type: 'cart.itemsAdded' }>;

/** What an order bought again brings was not typed on the pad. */
const padSettling = ({ lines, missed, isFromPad }: SeveralAdded) =>
  isFromPad
    ? ({ type: 'desk.settlePad', lines, missed } as const)
    : ({ type: 'desk.settlePad', lines: [], missed: [] } as const);

export const tradingState = shopSetup.createStateConfig({
  on: {
    'customer.loaded': { actions: { type: 'syncCustomer', params: ({ event }) => event } },
    'customer.loadFailed': {
      guard: { type: 'isAnswered', params: ({ event }) => event },
      description: 'Of an expired session the dialog tells.',
      actions: { type: 'complain', params: ({ event }) => event },
    },
    'customer.accountSelected': [
      {
        guard: { type: 'isInactive', params: ({ event }) => event },
        actions: ['warnOfInactiveAccount', { type: 'buyForAccount', params: ({ event }) => event }],
      },
      {
        actions: ['withdrawInactiveWarning', { type: 'buyForAccount', params: ({ event }) => event }],
      },
    ],
    'customer.accountSwitched': {
      description: 'Prices are an account’s own: the cart is read anew, without a new page (BEY-10).',
      actions: [
        'readSums',
        { type: 'showToast', params: ({ event }) => accountSwitchedToast(event.account) },
      ],
    },
    'customer.switchFailed': {
      actions: { type: 'showToast', params: ({ event }) => switchFailedToast(event) },
    },
    'customer.addressesOffered': {
      actions: { type: 'offerAddresses', params: ({ event }) => event },
    },
    'customer.changeFailed': {
      guard: { type: 'isAnswered', params: ({ event }) => event },
      actions: { type: 'complain', params: ({ event }) => event },
    },

    'addressBook.saved': { actions: { type: 'showToast', params: entrySavedToast } },
    'addressBook.removed': { actions: { type: 'showToast', params: entryRemovedToast } },
    'addressBook.defaultChanged': {
      actions: { type: 'showToast', params: ({ event }) => defaultEntryToast(event.kind) },
    },
    'catalog.loadFailed': {
      guard: { type: 'isPageGone', params: ({ event }) => event },
      description: 'The address leads to what is there no more (ROUTE-10).',
      actions: { type: 'readSubject', params: { subject: { kind: 'notFoundPage' } } },
    },

    'options.addWanted': { actions: { type: 'addToCart', params: ({ event }) => event } },
    'options.editWanted': {
      actions: [
        {
          type: 'toCart',
          params: ({ event: { lineId, before, line } }) => ({ type: 'cart.editItem', lineId, before, line }),
        },
      ],
    },

    ...holding.on,
    ...cartKeeping.on,
    ...accountState.on,

    'shop.visit': [
      {
        guard: { type: 'isFullCart', params: ({ event }) => event },
        actions: [
          { type: 'keepPlace', params: ({ event }) => event },
          { type: 'readSubject', params: ({ context }) => ({ subject: crossSellOf(context.skus) }) },
        ],
      },
      { actions: { type: 'keepPlace', params: ({ event }) => event } },
    ],
    'cart.changed': [
      {
        guard: { type: 'isCrossSellWanted', params: ({ event }) => event },
        actions: [
          { type: 'keepGoods', params: ({ event }) => event },
          { type: 'readSubject', params: ({ context }) => ({ subject: crossSellOf(context.skus) }) },
          { type: 'syncCart', params: ({ event }) => event },
        ],
      },
      {
        actions: [
          { type: 'keepGoods', params: ({ event }) => event },
          { type: 'syncCart', params: ({ event }) => event },
        ],
      },
    ],

    'page.resolved': [
      {
        guard: { type: 'isProduct', params: ({ event }) => event },
        actions: [
          { type: 'readSubject', params: ({ event }) => event },
          { type: 'readSubject', params: { subject: recentlyViewed } },
        ],
      },
      { actions: { type: 'readSubject', params: ({ event }) => event } },
    ],
    'page.notFound': {
      actions: { type: 'readSubject', params: { subject: { kind: 'notFoundPage' } } },
    },

    'cart.itemsAdded': [
      {
        guard: { type: 'hasMissed', params: ({ event }) => event },
        actions: [
          {
            type: 'toDesk',
            params: ({ event }) => padSettling(event),
          },
          { type: 'showToast', params: ({ event }) => missedToast(event) },
        ],
      },
      {
        actions: [
          {
            type: 'toDesk',
            params: ({ event }) => padSettling(event),
          },
          { type: 'toChrome', params: { type: 'chrome.showCart' } },
        ],
      },
    ],
  },
});
