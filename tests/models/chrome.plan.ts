/** What may happen to the drawers of the page shell (§2, SHELL-10). */

import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import type { ChromeEvent } from '#machines/chrome/chrome.events.ts';
import type { ModelPlan } from '#tests/support/model.ts';
import { oracleFrom, Stage } from './stage.ts';

const leadsTo = {
  'chrome.openCart': 'cartOpen',
  'chrome.openMenu': 'menuOpen',
  'chrome.openFilters': 'filtersOpen',
  'chrome.openSearch': 'searchOpen',
  'chrome.close': 'closed',
} satisfies Record<ChromeEvent['type'], string>;

export const chromePlan: ModelPlan = {
  machine: chromeMachine,
  inputs: [undefined],
  events: () => Object.keys(leadsTo).map((type) => ({ type })),
  projection: () => null,
  oracle: oracleFrom<object, ChromeEvent, Stage<object>>(
    Stage<object>,
    () => new Stage<object>('closed', {}),
    (play, { type }) => {
      play.state = leadsTo[type];
    },
  ),
  invariants: (steps) => (steps.some(({ view }) => view.state.includes('|')) ? ['two drawers are open'] : []),
};
