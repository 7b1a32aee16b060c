/** What may happen to what opens over the page: drawers, menus of the header, modals. */

import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import type { ChromeEvent } from '#machines/chrome/chrome.events.ts';
import { after, planOf } from '#machines/tools/models/plan.ts';

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
  { type: 'chrome.failPart' },
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
    const name = type.replace('chrome.', '');
    const isModal = before.startsWith('modalOpen');
    const isShut = isModal && before !== 'modalOpen.closing';
    const isSame = name === 'toggleModal' && event['modal'] === was.modal;
    const isNewModal = name === 'openModal' || (name === 'toggleModal' && !(isShut && isSame));
    const isClosing = isShut && (/^close(Account)?$/.test(name) || isSame);
    const isLeft = isModal && (isNewModal || !state.startsWith('modalOpen'));
    // a cart that opens by itself never covers what the shopper opened, nor the checkout
    const isMouse = /^sectionOpen\.(hovered|leaving)$/.test(before);
    const isFree = before === 'closed' ? !was.isAtCheckout : isMouse;
    const opened = ['Cart', 'Menu', 'Filters', 'Search', 'Account'].map((part) => part.toLowerCase());
    for (const part of opened)
      must.enter(
        `${part}Open`,
        name.toLowerCase() === `open${part}` ||
          (name.toLowerCase() === `toggle${part}` && before !== `${part}Open`) ||
          (part === 'cart' && name === 'showCart' && isFree),
      );
    const isThis = before === 'sectionOpen.pinned' && event['section'] === was.section;
    const isHovered = name === 'enterSection' && !isThis && /^(closed|searchOpen|sectionOpen)/.test(before);
    const isPinned = name === 'pinSection' || (name === 'toggleSection' && !isThis);
    must.enter('sectionOpen.hovered', isHovered);
    must.enter('sectionOpen.leaving', name === 'leaveSection' && before === 'sectionOpen.hovered');
    must.enter('sectionOpen.pinned', isPinned);
    must.enter('modalOpen.opening', isNewModal);
    must.enter('modalOpen.shown', type === motionOver.type);
    must.enter('modalOpen.closing', isClosing && was.closeTimeout > 0);
    must.enter(
      'closed',
      before === '' ||
        /^(reviewConsent|saveRecording|failPart)$/.test(name) ||
        (name === 'close' && !isModal) ||
        name === `toggle${before.charAt(0).toUpperCase()}${before.slice(1, -4)}` ||
        (name === 'closeAccount' && /^(menu|account)Open/.test(before)) ||
        (name === 'widen' && /^(menu|filters)Open/.test(before)) ||
        (name === 'closeSection' && before.startsWith('sectionOpen')) ||
        (name === 'toggleSection' && isThis) ||
        (isClosing && was.closeTimeout === 0) ||
        [hoverGone.type, fadingOver.type].includes(type),
    );
    const isIn = state.startsWith('sectionOpen');
    const isDrawer = /^(cart|menu|filters)Open/.test(before);
    const isViewed = name === 'setView' && isDrawer;
    must.hold({
      section: isHovered || isPinned ? event['section'] : isIn ? was.section : null,
      view: isViewed ? event['view'] : state === before && !name.startsWith('open') ? was.view : null,
      isAtCheckout: name === 'visit' ? event['isCheckout'] : was.isAtCheckout,
    });
    must((modal !== null) === state.startsWith('modalOpen'), 'a modal is known while it is open');
    must((section !== null) === isIn, 'a section is known while it is open');
    must.emit('chrome.modalOpened', isNewModal, { modal: event['modal'] });
    must.emit('chrome.modalShown', type === motionOver.type, { modal });
    must.emit('chrome.modalCloseStarted', isClosing, { modal: was.modal });
    must.emit('chrome.modalClosed', isLeft, { modal: was.modal });
    must.emit('chrome.partFailed', name === 'failPart');
    must.emit('chrome.consentWanted', name === 'reviewConsent');
    must.emit('chrome.recordingWanted', name === 'saveRecording');
    must(told.at(-1) !== 'chrome.modalClosed' || !isNewModal, 'the old modal closes first');
    must.emit('chrome.cartWithheld', name === 'showCart' && before !== 'cartOpen' && !isFree);
  },
});
