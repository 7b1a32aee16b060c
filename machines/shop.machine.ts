/** The root: owns every other machine, forwards the facts of one to the requests of another, and tells them to the street. */

import { assign, emit, enqueueActions, sendTo, setup } from 'xstate';
import type { CartEvent } from './cart/cart.events.ts';
import { cartMachine } from './cart/cart.machine.ts';
import { catalogMachine } from './catalog/catalog.machine.ts';
import type { CheckoutEvent } from './checkout/checkout.events.ts';
import { checkoutMachine } from './checkout/checkout.machine.ts';
import type { ChromeEvent } from './chrome/chrome.events.ts';
import { chromeMachine } from './chrome/chrome.machine.ts';
import { cartRecreatedToast, errorToast, offlineToast, onlineToast } from './domain/notice.ts';
import type { Receipt } from './domain/order.ts';
import { subjectKey, type Subject } from './domain/subject.ts';
import type { NewToast } from './domain/toast.ts';
import { networkMachine } from './network/network.machine.ts';
import { pageMachine } from './page/page.machine.ts';
import { sessionMachine } from './session/session.machine.ts';
import type { ShopEvent, ShopFact } from './shop.events.ts';
import { toastsMachine } from './toasts/toasts.machine.ts';

export interface ShopInput {
  readonly cartId: string | null;
  readonly receipt: Receipt | null;
  readonly isOnline: boolean;
}

export interface ShopContext {
  readonly input: ShopInput;
  /** Keys of the loaders alive, the longest unused first. */
  readonly loaderKeys: readonly string[];
}

/** So many subjects are kept for going back at once; older ones are read again. */
const loadersKept = 24;

export const shopMachine = setup({
  types: {
    input: {} as ShopInput,
    context: {} as ShopContext,
    events: {} as ShopEvent,
    emitted: {} as ShopFact,
    children: {} as {
      session: 'session';
      network: 'network';
      toasts: 'toasts';
      chrome: 'chrome';
      page: 'page';
      cart: 'cart';
      checkout: 'checkout';
    },
  },
  actors: {
    session: sessionMachine,
    network: networkMachine,
    toasts: toastsMachine,
    chrome: chromeMachine,
    page: pageMachine,
    cart: cartMachine,
    checkout: checkoutMachine,
    catalog: catalogMachine,
  },
  actions: {
    tell: emit((_, fact: ShopFact) => fact),
    toCart: sendTo('cart', (_, event: CartEvent) => event),
    toCheckout: sendTo('checkout', (_, event: CheckoutEvent) => event),
    toChrome: sendTo('chrome', (_, event: ChromeEvent) => event),
    showToast: sendTo('toasts', (_, toast: NewToast) => ({ type: 'toasts.add', toast })),
    readSubject: enqueueActions(({ context, enqueue }, params: { subject: Subject }) => {
      const key = subjectKey(params.subject);
      const isKnown = context.loaderKeys.includes(key);
      if (isKnown)
        enqueue.sendTo(({ self }) => self.getSnapshot().children[key]!, { type: 'catalog.refresh' });
      else enqueue.spawnChild('catalog', { id: key, input: { subject: params.subject } });
      const keys = [...context.loaderKeys.filter((other) => other !== key), key];
      const forgotten = keys.slice(0, Math.max(0, keys.length - loadersKept));
      for (const old of forgotten) enqueue.stopChild(old);
      enqueue(assign({ loaderKeys: keys.slice(forgotten.length) }));
    }),
  },
}).createMachine({
  id: 'shop',
  context: ({ input }) => ({ input, loaderKeys: [] }),
  invoke: [
    { id: 'session', src: 'session', systemId: 'session' },
    {
      id: 'network',
      src: 'network',
      systemId: 'network',
      input: ({ context }) => ({ isOnline: context.input.isOnline }),
    },
    { id: 'toasts', src: 'toasts', systemId: 'toasts' },
    { id: 'chrome', src: 'chrome', systemId: 'chrome' },
    { id: 'page', src: 'page', systemId: 'page' },
    { id: 'cart', src: 'cart', systemId: 'cart', input: ({ context }) => ({ cartId: context.input.cartId }) },
    {
      id: 'checkout',
      src: 'checkout',
      systemId: 'checkout',
      input: ({ context }) => ({ receipt: context.input.receipt }),
    },
  ],
  on: {
    'shop.read': { actions: { type: 'readSubject', params: ({ event }) => event } },

    'session.restoredAsGuest': { actions: { type: 'tell', params: ({ event }) => event } },

    'network.lost': {
      actions: [
        { type: 'showToast', params: offlineToast },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'network.restored': {
      actions: [
        { type: 'showToast', params: onlineToast },
        { type: 'tell', params: ({ event }) => event },
      ],
    },

    'page.resolved': {
      actions: [
        { type: 'readSubject', params: ({ event }) => event },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'page.notFound': {
      actions: [
        { type: 'readSubject', params: { subject: { kind: 'notFoundPage' } } },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'page.redirected': { actions: { type: 'tell', params: ({ event }) => event } },

    'catalog.loaded': { actions: { type: 'tell', params: ({ event }) => event } },
    'catalog.loadFailed': { actions: { type: 'tell', params: ({ event }) => event } },

    'cart.created': { actions: { type: 'tell', params: ({ event }) => event } },
    'cart.dropped': {
      actions: [{ type: 'tell', params: ({ event }) => event }],
    },
    'cart.changed': {
      actions: [
        { type: 'toCheckout', params: ({ event }) => ({ type: 'checkout.syncCart', cart: event.cart }) },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'cart.itemAdded': {
      actions: [
        { type: 'toChrome', params: { type: 'chrome.openCart' } },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'cart.itemUpdated': { actions: { type: 'tell', params: ({ event }) => event } },
    'cart.itemRemoved': { actions: { type: 'tell', params: ({ event }) => event } },
    'cart.actionFailed': {
      actions: [
        { type: 'showToast', params: ({ event }) => errorToast(event.failure.message) },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'cart.recreated': {
      actions: [
        { type: 'showToast', params: ({ event }) => cartRecreatedToast(event.missing, event.wasOrdered) },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'cart.locked': {
      actions: [
        { type: 'toCheckout', params: { type: 'checkout.confirmLock' } },
        { type: 'tell', params: ({ event }) => event },
      ],
    },

    'checkout.started': {
      actions: [
        { type: 'readSubject', params: { subject: { kind: 'countries' } } },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'checkout.tabChanged': { actions: { type: 'tell', params: ({ event }) => event } },
    'checkout.draftChanged': { actions: { type: 'tell', params: ({ event }) => event } },
    'checkout.failed': {
      actions: [
        { type: 'showToast', params: ({ event }) => errorToast(event.message) },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'checkout.lockWanted': {
      actions: [
        { type: 'toChrome', params: { type: 'chrome.close' } },
        { type: 'toCart', params: { type: 'cart.lock' } },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'checkout.lockReleased': {
      actions: [
        { type: 'toCart', params: { type: 'cart.unlock' } },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'checkout.cartDoubted': {
      actions: [
        { type: 'toCart', params: { type: 'cart.load' } },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
    'checkout.orderPlaced': {
      actions: [
        { type: 'toCart', params: { type: 'cart.renew' } },
        { type: 'tell', params: ({ event }) => event },
      ],
    },
  },
});
