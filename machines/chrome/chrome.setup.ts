/** What the words of the chrome machine mean: what it remembers, its delays and its guards. */

import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { clearHoverDelay, modalCloseTimeout, modalMotion } from '../domain/constants.ts';
import { present } from '../domain/present.ts';
import type { ChromeEvent, ChromeFact, ModalFact } from './chrome.events.ts';

export interface ChromeContext {
  /** What is looked at within the open drawer; null as it opens. */
  readonly view: string | null;
  /** The section of the mega menu whose drop-down is open. */
  readonly section: number | null;
  readonly modal: string | null;
  readonly closeTimeout: number;
  readonly isAtCheckout: boolean;
}

interface ModalWanted {
  readonly modal: string;
  readonly closeTimeout?: number;
}

export const chromeSetup = setup({
  types: { context: {} as ChromeContext, events: {} as ChromeEvent },
  actions: {
    tellOfModal: enqueueActions(({ context, enqueue }, { type }: { type: ModalFact['type'] }) => {
      const fact: ModalFact = { type, modal: present(context.modal, 'modal') };
      enqueue.sendParent(fact);
    }),
    withholdCart: sendParent((): ChromeFact => ({ type: 'chrome.cartWithheld' })),
    keepPlace: assign({ isAtCheckout: (_, { isCheckout }: { isCheckout: boolean }) => isCheckout }),
    keepModal: assign((_, { modal, closeTimeout = modalCloseTimeout }: ModalWanted) => ({
      modal,
      closeTimeout,
    })),
    forgetModal: assign({ modal: null, closeTimeout: modalCloseTimeout }),
    keepSection: assign({ section: (_, { section }: { section: number }) => section }),
    forgetSection: assign({ section: null }),
    keepView: assign({ view: (_, { view }: { view: string }) => view }),
    forgetView: assign({ view: null }),
  },
  guards: {
    isThisModal: ({ context }, { modal }: { modal: string }) => context.modal === modal,
    isThisSection: ({ context }, { section }: { section: number }) => context.section === section,
    isAtCheckout: ({ context }) => context.isAtCheckout,
    isClosedAtOnce: ({ context }) => context.closeTimeout === 0,
  },
  delays: {
    /** The mouse may cross a gap on its way. */
    clearHover: clearHoverDelay,
    modalMotion,
    closeTimeout: ({ context }) => context.closeTimeout,
  },
});
