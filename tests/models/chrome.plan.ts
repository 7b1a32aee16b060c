/** What may happen to what opens over the page: drawers, menus of the header, modals. */

import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import type { ChromeEvent } from '#machines/chrome/chrome.events.ts';
import { after } from '#tests/support/model.ts';
import { planOf } from './plan.ts';

const hoverGone = after('clearHover', 'chrome.sectionOpen.leaving');
const motionOver = after('modalMotion', 'chrome.modalOpen.opening');
const fadingOver = after('closeTimeout', 'chrome.modalOpen.closing');

const drawers = ['cartOpen', 'menuOpen', 'filtersOpen'];
const opened: Readonly<Record<string, string>> = {
  'chrome.openCart': 'cartOpen',
  'chrome.openMenu': 'menuOpen',
  'chrome.openFilters': 'filtersOpen',
  'chrome.openSearch': 'searchOpen',
};
const toggled: Readonly<Record<string, string>> = {
  'chrome.toggleCart': 'cartOpen',
  'chrome.toggleMenu': 'menuOpen',
  'chrome.toggleFilters': 'filtersOpen',
  'chrome.toggleSearch': 'searchOpen',
  'chrome.toggleAccount': 'accountOpen',
};

const accounts = { modal: 'accounts' };
const always: readonly ChromeEvent[] = [
  ...[...Object.keys(opened), ...Object.keys(toggled)].map((type) => ({ type }) as ChromeEvent),
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
  requests: always,
  answers: later,
  projection: (context) => context,

  rules: ({ now, was, state, before, type, event, told, facts }, must) => {
    const { view, section, modal } = now;
    must(!state.includes('|'), 'one thing is open at a time');
    must(view === null || drawers.includes(state), 'only a drawer has a view');
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
    must(told.at(-1) !== 'chrome.modalClosed' || !isNewModal, 'the old modal closes first');
    if (isShut && isClosing)
      must(state === (was.closeTimeout === 0 ? 'closed' : 'modalOpen.closing'), 'a modal times out');
    if (isNewModal)
      must(now.closeTimeout === (event['closeTimeout'] ?? 0), 'a modal brings its own time-out');
    // a cart that opens by itself never covers what the shopper opened, nor the checkout
    const isFree = before === 'closed' ? !was.isAtCheckout : /^sectionOpen\.(hovered|leaving)$/.test(before);
    const isCart = type === 'chrome.showCart' && before !== 'cartOpen';
    must.emit('chrome.cartWithheld', isCart && !isFree);
    if (isCart)
      must(state === (isFree ? 'cartOpen' : before), 'the cart opens by itself only over nothing else');
    if (type in opened) must(state === opened[type], 'what is asked for opens');
    if (type in toggled)
      must(state === (before === toggled[type] ? 'closed' : toggled[type]), 'a toggle opens and closes');
    if (type === 'chrome.visit')
      must(now.isAtCheckout === event['isCheckout'] && state === before, 'the page is noted');
    if (type === 'chrome.setView' && drawers.includes(before))
      must(view === event['view'], 'a drawer shows the view');
    if (/pinSection|toggleSection/.test(type)) {
      const isClosed =
        type === 'chrome.toggleSection' &&
        before === 'sectionOpen.pinned' &&
        was.section === event['section'];
      must(state === (isClosed ? 'closed' : 'sectionOpen.pinned'), 'a pinned section stays open');
      must(section === (isClosed ? null : event['section']), 'the pinned section is the one asked for');
    }
    if (type === 'chrome.enterSection') {
      const isOwn = before === 'sectionOpen.pinned' && was.section === event['section'];
      const isHover = !isOwn && /^(closed|searchOpen|sectionOpen)/.test(before);
      must({
        'hovering opens no section over something else': state === (isHover ? 'sectionOpen.hovered' : before),
        'the hovered section opens': !isHover || section === event['section'],
      });
    }
    if (type === 'chrome.leaveSection')
      must(
        state === (before === 'sectionOpen.hovered' ? 'sectionOpen.leaving' : before),
        'only a hovered section is left',
      );
    if (type === hoverGone.type || type === fadingOver.type) must(state === 'closed', 'time closes it');
    if (type === 'chrome.closeSection') must(!state.startsWith('sectionOpen'), 'a section closes');
    if (type === 'chrome.close' && !isModal) must(state === 'closed', 'everything closes');
    if (type === 'chrome.widen')
      must(state === (['menuOpen', 'filtersOpen'].includes(before) ? 'closed' : before), 'narrow ones close');
    if (type === 'chrome.closeAccount' && !isModal)
      must(state === (/^(menu|account)Open/.test(before) ? 'closed' : before), 'what shows it closes');
    must(
      facts.every(({ type: fact }) => fact.startsWith('chrome.')),
      'chrome reports on itself only',
    );
  },
});
