/** What may happen to what opens over the page: drawers, menus of the header, modals (§2, §4, SHELL-03, SHELL-07, SHELL-09, SHELL-10). */

import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import type { ChromeEvent, ChromeFact, ModalFact } from '#machines/chrome/chrome.events.ts';
import type { ChromeContext } from '#machines/chrome/chrome.setup.ts';
import { after, type ModelPlan } from '#tests/support/model.ts';
import { oracleFrom, Stage } from './stage.ts';

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

const showsAccount = (state: string): boolean => /^(?:menu|account|modal)Open/.test(state);

class Front extends Stage<ChromeContext> {
  tellOfModal(type: ModalFact['type']): void {
    this.tell({ type, modal: this.memory.modal });
  }

  /** Whatever stood open is over. */
  goTo(state: string): void {
    if (this.memory.modal !== null) this.tellOfModal('chrome.modalClosed');
    Object.assign(this.memory, { view: null, section: null, modal: null, closeTimeout: 0 });
    this.state = state;
  }

  openSection(how: string, section: number): void {
    this.goTo(`sectionOpen.${how}`);
    this.memory.section = section;
  }

  openModal(modal: string, closeTimeout = 0): void {
    this.goTo('modalOpen.opening');
    Object.assign(this.memory, { modal, closeTimeout });
    this.tellOfModal('chrome.modalOpened');
  }

  close(): void {
    if (this.memory.modal === null) return this.goTo('closed');
    if (this.state === 'modalOpen.closing') return;
    this.tellOfModal('chrome.modalCloseStarted');
    if (this.memory.closeTimeout === 0) this.goTo('closed');
    else this.state = 'modalOpen.closing';
  }

  pass(type: string): void {
    if (type === hoverGone.type || type === fadingOver.type) return this.goTo('closed');
    this.state = 'modalOpen.shown';
    this.tellOfModal('chrome.modalShown');
  }

  hear(event: ChromeEvent): void {
    const { state, memory } = this;
    const isSectionOpen = memory.section !== null;
    switch (event.type) {
      case 'chrome.showCart':
        if (state === 'cartOpen') return;
        if (state === 'closed' && memory.isAtCheckout) return this.tell({ type: 'chrome.cartWithheld' });
        if (/^(closed|sectionOpen\.(hovered|leaving))$/.test(state)) return this.goTo('cartOpen');
        return this.tell({ type: 'chrome.cartWithheld' });
      case 'chrome.visit':
        memory.isAtCheckout = event.isCheckout;
        return;
      case 'chrome.setView':
        if (drawers.includes(state)) memory.view = event.view;
        return;
      case 'chrome.openModal':
        return this.openModal(event.modal, event.closeTimeout);
      case 'chrome.toggleModal':
        if (memory.modal === event.modal && state !== 'modalOpen.closing') return this.close();
        return this.openModal(event.modal, event.closeTimeout);
      case 'chrome.enterSection':
        if (state === 'sectionOpen.pinned' && memory.section === event.section) return;
        if (isSectionOpen || ['closed', 'searchOpen'].includes(state))
          this.openSection('hovered', event.section);
        return;
      case 'chrome.leaveSection':
        if (state === 'sectionOpen.hovered') this.state = 'sectionOpen.leaving';
        return;
      case 'chrome.pinSection':
        return this.openSection('pinned', event.section);
      case 'chrome.toggleSection':
        if (state === 'sectionOpen.pinned' && memory.section === event.section) return this.goTo('closed');
        return this.openSection('pinned', event.section);
      case 'chrome.closeSection':
        if (isSectionOpen) this.goTo('closed');
        return;
      case 'chrome.close':
        return this.close();
      case 'chrome.widen':
        return ['menuOpen', 'filtersOpen'].includes(state) ? this.goTo('closed') : undefined;
      case 'chrome.closeAccount':
        return showsAccount(state) ? this.close() : undefined;
      default: {
        const other = toggled[event.type];
        return this.goTo(opened[event.type] ?? (other === state ? 'closed' : (other ?? 'closed')));
      }
    }
  }
}

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

const contextOf = (context: unknown): ChromeContext => context as ChromeContext;

export const chromePlan: ModelPlan = {
  machine: chromeMachine,
  inputs: [undefined],
  events: (state) => [...always, ...(later[state] ?? [])],
  projection: (context) => context,
  oracle: oracleFrom(
    Front,
    () =>
      new Front('closed', { view: null, section: null, modal: null, closeTimeout: 0, isAtCheckout: false }),
    (play, event: ChromeEvent) => {
      if (event.type.startsWith('xstate.after')) play.pass(event.type);
      else play.hear(event);
    },
  ),
  invariants: (steps) => {
    const now = steps.at(-1)?.view;
    if (now === undefined) return [];
    const { view, section, modal } = contextOf(now.context);
    const broken: string[] = [];
    if (now.state.includes('|')) broken.push('two things are open');
    if (view !== null && !drawers.includes(now.state)) broken.push(`a view of no drawer in ${now.state}`);
    if ((section !== null) !== now.state.startsWith('sectionOpen')) broken.push(`section in ${now.state}`);
    if ((modal !== null) !== now.state.startsWith('modalOpen')) broken.push(`modal in ${now.state}`);
    const told = steps.flatMap((step) => step.view.facts as readonly ChromeFact[]).map(({ type }) => type);
    const times = (type: ChromeFact['type']): number => told.filter((one) => one === type).length;
    if (times('chrome.modalOpened') - times('chrome.modalClosed') !== (modal === null ? 0 : 1))
      broken.push('a modal that opened was not told to be closed, or one that did not was');
    return broken;
  },
};
