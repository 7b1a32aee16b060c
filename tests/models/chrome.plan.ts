/** What may happen to what opens over the page: drawers, menus of the header, modals. */

import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import type { ChromeEvent } from '#machines/chrome/chrome.events.ts';
import { after, planOf } from './plan.ts';

const hoverGone = after('clearHover', 'chrome.sectionOpen.leaving');
const motionOver = after('modalMotion', 'chrome.modalOpen.opening');
const fadingOver = after('closeTimeout', 'chrome.modalOpen.closing');

const commands = ['Cart', 'Menu', 'Filters', 'Search'].flatMap((part) => [`open${part}`, `toggle${part}`]);

const accounts = { modal: 'accounts' };
const always: readonly ChromeEvent[] = [
  ...[...commands, 'toggleAccount'].map((name) => ({ type: `chrome.${name}` }) as ChromeEvent),
  { type: 'chrome.showCart' },
  { type: 'chrome.visit', isCheckout: true },
  { type: 'chrome.visit', isCheckout: false },
  { type: 'chrome.setView', view: 'water' },
  { type: 'chrome.openModal', ...accounts },
  { type: 'chrome.openModal', modal: 'slow', closeTimeout: 300 },
  { type: 'chrome.toggleModal', ...accounts },
  { type: 'chrome.toggleModal', modal: 'slow', closeTimeout: 300 },
  ...[1, 2].flatMap((section): readonly ChromeEvent[] => [
    { type: 'chrome.enterSection', section },
    { type: 'chrome.pinSection', section },
    { type: 'chrome.toggleSection', section },
  ]),
  { type: 'chrome.leaveSection' },
  { type: 'chrome.closeSection' },
  { type: 'chrome.reviewConsent' },
  { type: 'chrome.saveRecording' },
  { type: 'chrome.close' },
  { type: 'chrome.widen' },
  { type: 'chrome.closeAccount' },
];

const later: Readonly<Record<string, readonly { readonly type: string }[]>> = {
  'sectionOpen.leaving': [hoverGone],
  'modalOpen.opening': [motionOver],
  'modalOpen.closing': [fadingOver],
};

export const chromePlan = planOf({
  machine: chromeMachine,
  proves: 'SHELL-03, SHELL-07',
  requests: always,
  answers: later,
  projection: (context) => context,

  rules: ({ now, was, state, before, type, event, told }, must) => {
    const { section, modal } = now;
    must(!state.includes('|'), 'one thing is open at a time');
    must((section !== null) === state.startsWith('sectionOpen'), 'a section is known while it is open');
    must((modal !== null) === state.startsWith('modalOpen'), 'a modal is known while it is open');
    const isModal = before.startsWith('modalOpen');
    const isShut = isModal && before !== 'modalOpen.closing';
    const isSame = type === 'chrome.toggleModal' && event['modal'] === was.modal;
    const isNewModal = type === 'chrome.openModal' || (type === 'chrome.toggleModal' && !(isShut && isSame));
    const isClosing = /^chrome\.close(Account)?$/.test(type) || isSame;
    const isLeft = isModal && (isNewModal || !state.startsWith('modalOpen'));
    must.emit('chrome.modalOpened', isNewModal, { modal: event['modal'] });
    must.emit('chrome.modalShown', type === motionOver.type, { modal });
    must.emit('chrome.modalCloseStarted', isShut && isClosing, { modal: was.modal });
    must.emit('chrome.modalClosed', isLeft, { modal: was.modal });
    must.emit('chrome.consentWanted', type === 'chrome.reviewConsent');
    must.emit('chrome.recordingWanted', type === 'chrome.saveRecording');
    must(told.at(-1) !== 'chrome.modalClosed' || !isNewModal, 'the old modal closes first');
    // a cart that opens by itself never covers what the shopper opened, nor the checkout
    const isFree = before === 'closed' ? !was.isAtCheckout : /^sectionOpen\.(hovered|leaving)$/.test(before);
    const isCart = type === 'chrome.showCart' && before !== 'cartOpen';
    must.emit('chrome.cartWithheld', isCart && !isFree);
  },
});
