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
    ? ({ type: 'orderPad.settle', lines, missed } as const)
    : ({ type: 'orderPad.settle', lines: [], missed: [] } as const);

export const tradingState = shopSetup.createStateConfig({
  on: {
    'customer.loaded': { actions: [{ type: 'syncCustomer', params: ({ event }) => event }, 'tell'] },
    'customer.loadFailed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        description: 'The expiry dialog says it.',
        actions: 'tell',
      },
      { actions: [{ type: 'complain', params: ({ event }) => event }, 'tell'] },
    ],
    'customer.companyLoaded': { actions: 'tell' },
    'customer.accountSelected': [
      {
        guard: { type: 'isInactive', params: ({ event }) => event },
        actions: ['warnOfInactiveAccount', { type: 'buyForAccount', params: ({ event }) => event }, 'tell'],
      },
      {
        actions: ['withdrawInactiveWarning', { type: 'buyForAccount', params: ({ event }) => event }, 'tell'],
      },
    ],
    'customer.accountSwitched': {
      description: 'Prices are an account’s own: the cart is read anew, without a new page (BEY-10).',
      actions: [
        'readSums',
        { type: 'showToast', params: ({ event }) => accountSwitchedToast(event.account) },
        'tell',
      ],
    },
    'customer.switchFailed': {
      actions: [{ type: 'showToast', params: ({ event }) => switchFailedToast(event) }, 'tell'],
    },
    'customer.addressesOffered': {
      actions: [{ type: 'offerAddresses', params: ({ event }) => event }, 'tell'],
    },
    'customer.changeFailed': [
      { guard: { type: 'isExpiry', params: ({ event }) => event }, actions: 'tell' },
      { actions: [{ type: 'complain', params: ({ event }) => event }, 'tell'] },
    ],
    'customer.externalIdSet': { actions: 'tell' },

    'addressBook.saved': {
      description: 'What orders begin with is asked anew, so that the checkout offers it (ADDR-08).',
      actions: ['rereadCustomer', { type: 'showToast', params: entrySavedToast }, 'tell'],
    },
    'addressBook.removed': {
      actions: ['rereadCustomer', { type: 'showToast', params: entryRemovedToast }, 'tell'],
    },
    'addressBook.defaultChanged': {
      actions: [
        'rereadCustomer',
        { type: 'showToast', params: ({ event }) => defaultEntryToast(event.kind) },
        'tell',
      ],
    },
    'addressBook.failed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      {
        guard: { type: 'isDoubtful', params: ({ event }) => event },
        description: 'Whether it was done, the book shows.',
        actions: ['rereadCustomer', 'tell'],
      },
      { actions: 'tell' },
    ],

    'deliveryNotice.confirmed': { actions: 'tell' },
    'deliveryNotice.failed': [
      {
        guard: { type: 'isExpiry', params: ({ event }) => event },
        actions: [{ type: 'parkRequest', params: ({ event }) => event }, 'tell'],
      },
      { actions: 'tell' },
    ],

    'contact.sent': { actions: 'tell' },
    'contact.failed': { actions: 'tell' },

    'catalog.loaded': { actions: 'tell' },
    'catalog.loadFailed': [
      {
        guard: { type: 'isPageGone', params: ({ event }) => event },
        description: 'The address leads to what is there no more (ROUTE-10).',
        actions: [{ type: 'readSubject', params: { subject: { kind: 'notFoundPage' } } }, 'tell'],
      },
      { actions: 'tell' },
    ],

    'options.addWanted': { actions: [{ type: 'addToCart', params: ({ event }) => event }, 'tell'] },
    'options.editWanted': {
      actions: [
        {
          type: 'toCart',
          params: ({ event: { lineId, before, line } }) => ({ type: 'cart.editItem', lineId, before, line }),
        },
        'tell',
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
          { type: 'syncCodes', params: ({ event }) => event },
          { type: 'syncCart', params: ({ event }) => event },
          'tell',
        ],
      },
      {
        actions: [
          { type: 'keepGoods', params: ({ event }) => event },
          { type: 'syncCodes', params: ({ event }) => event },
          { type: 'syncCart', params: ({ event }) => event },
          'tell',
        ],
      },
    ],

    'page.resolved': [
      {
        guard: { type: 'isProduct', params: ({ event }) => event },
        actions: [
          { type: 'readSubject', params: ({ event }) => event },
          { type: 'readSubject', params: { subject: recentlyViewed } },
          'tell',
        ],
      },
      { actions: [{ type: 'readSubject', params: ({ event }) => event }, 'tell'] },
    ],
    'page.notFound': {
      actions: [{ type: 'readSubject', params: { subject: { kind: 'notFoundPage' } } }, 'tell'],
    },
    'page.redirected': { actions: 'tell' },
    'page.viewed': { actions: 'tell' },

    'cart.itemsAdded': [
      {
        guard: { type: 'hasMissed', params: ({ event }) => event },
        actions: [
          {
            type: 'toPad',
            params: ({ event }) => padSettling(event),
          },
          { type: 'showToast', params: ({ event }) => missedToast(event) },
          'tell',
        ],
      },
      {
        actions: [
          {
            type: 'toPad',
            params: ({ event }) => padSettling(event),
          },
          { type: 'toChrome', params: { type: 'chrome.showCart' } },
          'tell',
        ],
      },
    ],

    'checkout.purchaseMade': { actions: 'tell' },
    'checkout.accountWanted': { actions: 'tell' },
    'checkout.redirected': { actions: 'tell' },
    'purchase.told': { actions: 'tell' },
  },
});
