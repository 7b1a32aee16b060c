/** What the desk passes on: requests down to the child they name, facts up unchanged. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { DeskEvent } from '#machines/desk/desk.events.ts';
import { deskMachine } from '#machines/desk/desk.machine.ts';
import { water } from './goods.ts';
import { cardOf } from './quick-order.plan.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const request = { type: 'quickOrder.open' } as const;
const lines = [water(2)];
const missed = [{ line: water(1), reason: 'Sold out' }] as never;

const requests: readonly DeskEvent[] = [
  { type: 'desk.passRequest', request },
  { type: 'desk.addProduct', card: cardOf('CUPS') },
  { type: 'search.exactFound', card: cardOf('CUPS') },
  { type: 'desk.forget' },
  { type: 'desk.refresh' },
  { type: 'desk.retry' },
  { type: 'desk.noteCart', skus: ['WATER-15'] },
  { type: 'desk.settleQuickOrder', lines, missed },
  { type: 'contact.sent' },
];

const additions: readonly object[] = [
  { child: 'quickOrder', event: { type: 'quickOrder.addRow', card: cardOf('CUPS') } },
  { child: 'quickOrderSearch', event: { type: 'search.settleLine', line: '' } },
];

/** What each request says to which child. */
const sends: Readonly<Record<string, readonly object[]>> = {
  'desk.passRequest': [{ child: 'quickOrder', event: request }],
  'desk.addProduct': additions,
  'search.exactFound': additions,
  'desk.forget': [
    { child: 'password', event: { type: 'password.reset' } },
    { child: 'contact', event: { type: 'contact.forget' } },
    { child: 'quickOrder', event: { type: 'quickOrder.forget' } },
    { child: 'orderLookup', event: { type: 'orderLookup.forget' } },
    { child: 'deliveryNotice', event: { type: 'deliveryNotice.forget' } },
    { child: 'deliveryPromise', event: { type: 'deliveryPromise.forget' } },
  ],
  'desk.refresh': [{ child: 'quickOrder', event: { type: 'quickOrder.refresh' } }],
  'desk.retry': [
    { child: 'quickOrder', event: { type: 'quickOrder.retry' } },
    { child: 'deliveryNotice', event: { type: 'deliveryNotice.retry' } },
    { child: 'deliveryPromise', event: { type: 'deliveryPromise.retry' } },
  ],
  'desk.noteCart': [{ child: 'quickOrder', event: { type: 'quickOrder.noteCart', skus: ['WATER-15'] } }],
  'desk.settleQuickOrder': [{ child: 'quickOrder', event: { type: 'quickOrder.settle', lines, missed } }],
};

export const deskPlan = planOf({
  machine: deskMachine,
  proves: 'CONTENT-03, BEY-12',
  inputs: [{ orderProof: 'postcode', quickOrderRows: [], enquiryDraft: null, promisedPlace: null }],
  requests,
  projection: () => null,
  rules: ({ type, event, steps, facts }, must) => {
    const asked = (steps.at(-1)?.view.asked ?? []).filter((one) => 'event' in one);
    must(isDeepStrictEqual(asked, sends[type] ?? []), `${type} reaches the children it is for`);
    must.start('orderLookup', type === 'xstate.init', { proof: 'postcode' });
    const due: readonly EventObject[] = type.startsWith('contact.') ? [event] : [];
    must(isDeepStrictEqual(facts, due), 'a fact goes up unchanged');
  },
});
