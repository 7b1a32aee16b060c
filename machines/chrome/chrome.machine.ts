/**
 * The open drawer, search, menu or modal of the page shell, one at a time (§2, §4, SHELL-03,
 * SHELL-07, SHELL-09, SHELL-10).
 */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { clearHoverDelay, modalCloseTimeout, modalMotion } from '../domain/constants.ts';
import { present } from '../domain/present.ts';
import type { ChromeEvent, ChromeFact, ModalFact } from './chrome.events.ts';

export interface ChromeContext {
  /** The view within the open drawer; null at first. */
  readonly view: string | null;
  /** The section of the mega menu whose drop-down is open. */
  readonly section: number | null;
  readonly modal: string | null;
  readonly closeTimeout: number;
  readonly isAtCheckout: boolean;
}

interface ModalRequest {
  readonly modal: string;
  readonly closeTimeout?: number;
}

export const chromeMachine = setup({
  types: { context: {} as ChromeContext, events: {} as ChromeEvent },
  actions: {
    reportModal: enqueueActions(({ context, enqueue }, { type }: { type: ModalFact['type'] }) => {
      const fact: ModalFact = { type, modal: present(context.modal, 'modal') };
      enqueue.sendParent(fact);
    }),
    reportConsentWanted: sendParent((): ChromeFact => ({ type: 'chrome.consentWanted' })),
    reportRecordingWanted: sendParent((): ChromeFact => ({ type: 'chrome.recordingWanted' })),
    withholdCart: sendParent((): ChromeFact => ({ type: 'chrome.cartWithheld' })),
    reportPartFailed: sendParent((): ChromeFact => ({ type: 'chrome.partFailed' })),
    setPlace: assign({ isAtCheckout: (_, { isCheckout }: { isCheckout: boolean }) => isCheckout }),
    setModal: assign((_, { modal, closeTimeout = modalCloseTimeout }: ModalRequest) => ({
      modal,
      closeTimeout,
    })),
    clearModal: assign({ modal: null, closeTimeout: modalCloseTimeout }),
    setSection: assign({ section: (_, { section }: { section: number }) => section }),
    clearSection: assign({ section: null }),
    setView: assign({ view: (_, { view }: { view: string }) => view }),
    clearView: assign({ view: null }),
  },
  guards: {
    isThisModal: ({ context }, { modal }: { modal: string }) => context.modal === modal,
    isThisSection: ({ context }, { section }: { section: number }) => context.section === section,
    isAtCheckout: ({ context }) => context.isAtCheckout,
    isClosedAtOnce: ({ context }) => context.closeTimeout === 0,
  },
  delays: {
    /** Lets the pointer cross a gap between the menu and its drop-down. */
    clearHover: clearHoverDelay,
    modalMotion,
    closeTimeout: ({ context }) => context.closeTimeout,
  },
}).createMachine({
  id: 'chrome',
  context: { view: null, section: null, modal: null, closeTimeout: modalCloseTimeout, isAtCheckout: false },
  initial: 'closed',
  on: {
    'chrome.openCart': { target: '.cartOpen' },
    'chrome.showCart': {
      description: 'Anything that the shopper has opened stays open.',
      actions: 'withholdCart',
    },
    'chrome.visit': { actions: { type: 'setPlace', params: ({ event }) => event } },
    'chrome.reviewConsent': { target: '.closed', actions: 'reportConsentWanted' },
    'chrome.saveRecording': { target: '.closed', actions: 'reportRecordingWanted' },
    'chrome.failPart': {
      target: '.closed',
      description: 'Nothing is shown, so that the next press opens it and loads it again.',
      actions: 'reportPartFailed',
    },
    'chrome.openMenu': { target: '.menuOpen' },
    'chrome.openFilters': { target: '.filtersOpen' },
    'chrome.openSearch': { target: '.searchOpen' },
    'chrome.toggleCart': { target: '.cartOpen' },
    'chrome.toggleMenu': { target: '.menuOpen' },
    'chrome.toggleFilters': { target: '.filtersOpen' },
    'chrome.toggleSearch': { target: '.searchOpen' },
    'chrome.toggleAccount': { target: '.accountOpen' },
    'chrome.openModal': {
      target: '.modalOpen',
      actions: { type: 'setModal', params: ({ event }) => event },
    },
    'chrome.toggleModal': {
      target: '.modalOpen',
      actions: { type: 'setModal', params: ({ event }) => event },
    },
    'chrome.enterSection': { description: 'The pointer alone does not close anything opened by a press.' },
    'chrome.pinSection': {
      target: '.sectionOpen.pinned',
      actions: { type: 'setSection', params: ({ event }) => event },
    },
    'chrome.toggleSection': {
      target: '.sectionOpen.pinned',
      actions: { type: 'setSection', params: ({ event }) => event },
    },
    'chrome.close': { target: '.closed' },
    'chrome.widen': { description: 'Cart, search and modals are shown at every width.' },
    'chrome.closeAccount': { description: 'Cart and search show no customer data.' },
  },
  states: {
    closed: {
      description: 'Nothing is open.',
      on: {
        'chrome.showCart': [
          {
            guard: 'isAtCheckout',
            description: 'The shopper is filling in the checkout and sees the cart next to it.',
            actions: 'withholdCart',
          },
          { target: 'cartOpen' },
        ],
        'chrome.enterSection': {
          target: 'sectionOpen.hovered',
          actions: { type: 'setSection', params: ({ event }) => event },
        },
      },
    },
    cartOpen: {
      exit: 'clearView',
      on: {
        'chrome.showCart': {},
        'chrome.toggleCart': 'closed',
        'chrome.setView': { actions: { type: 'setView', params: ({ event }) => event } },
      },
    },
    menuOpen: {
      exit: 'clearView',
      on: {
        'chrome.toggleMenu': 'closed',
        'chrome.widen': 'closed',
        'chrome.closeAccount': 'closed',
        'chrome.setView': { actions: { type: 'setView', params: ({ event }) => event } },
      },
    },
    filtersOpen: {
      exit: 'clearView',
      on: {
        'chrome.toggleFilters': 'closed',
        'chrome.widen': 'closed',
        'chrome.setView': { actions: { type: 'setView', params: ({ event }) => event } },
      },
    },
    searchOpen: {
      description: 'Not a drawer: the search field, on screens where it is not always visible.',
      on: {
        'chrome.toggleSearch': 'closed',
        'chrome.enterSection': {
          target: 'sectionOpen.hovered',
          actions: { type: 'setSection', params: ({ event }) => event },
        },
      },
    },
    accountOpen: { on: { 'chrome.toggleAccount': 'closed', 'chrome.closeAccount': 'closed' } },
    sectionOpen: {
      description: 'The drop-down of one section of the mega menu.',
      initial: 'hovered',
      exit: 'clearSection',
      on: {
        'chrome.enterSection': {
          target: '.hovered',
          actions: { type: 'setSection', params: ({ event }) => event },
        },
        'chrome.closeSection': 'closed',
      },
      states: {
        hovered: { on: { 'chrome.showCart': '#chrome.cartOpen', 'chrome.leaveSection': 'leaving' } },
        leaving: {
          on: { 'chrome.showCart': '#chrome.cartOpen' },
          after: { clearHover: '#chrome.closed' },
        },
        pinned: {
          on: {
            'chrome.enterSection': [
              { guard: { type: 'isThisSection', params: ({ event }) => event } },
              {
                target: 'hovered',
                actions: { type: 'setSection', params: ({ event }) => event },
              },
            ],
            'chrome.toggleSection': {
              guard: { type: 'isThisSection', params: ({ event }) => event },
              target: '#chrome.closed',
            },
          },
        },
      },
    },
    modalOpen: {
      description: 'A dialog that waits for an answer or a choice.',
      initial: 'opening',
      entry: { type: 'reportModal', params: { type: 'chrome.modalOpened' } },
      exit: [{ type: 'reportModal', params: { type: 'chrome.modalClosed' } }, 'clearModal'],
      on: {
        'chrome.toggleModal': {
          guard: { type: 'isThisModal', params: ({ event }) => event },
          target: '.closing',
        },
        'chrome.close': '.closing',
        'chrome.closeAccount': '.closing',
      },
      states: {
        opening: { after: { modalMotion: 'shown' } },
        shown: { entry: { type: 'reportModal', params: { type: 'chrome.modalShown' } } },
        closing: {
          entry: { type: 'reportModal', params: { type: 'chrome.modalCloseStarted' } },
          always: { guard: 'isClosedAtOnce', target: '#chrome.closed' },
          after: { closeTimeout: '#chrome.closed' },
          on: {
            'chrome.close': {},
            'chrome.closeAccount': {},
            'chrome.toggleModal': {
              target: '#chrome.modalOpen',
              actions: { type: 'setModal', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});
