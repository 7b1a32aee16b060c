/** What may happen to the look-up of an order: asked, asked otherwise, found, not found, late, forgotten (BEY-12). */

import type { EventObject } from 'xstate';
import type { Failure } from '#machines/domain/failure.ts';
import type { OrderQuestion, OrderQuestionDraft, TrackedOrder } from '#machines/domain/order-lookup.ts';
import type { OrderLookupEvent } from '#machines/order-lookup/order-lookup.events.ts';
import { orderLookupMachine, type OrderLookupContext } from '#machines/order-lookup/order-lookup.machine.ts';
import { after, done, failed, type ModelPlan } from '#tests/support/model.ts';
import { dollars, failure } from './goods.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Late = { readonly type: 'xstate.after.answerPatience.orderLookup.looking' };
type Answer = Done<'findOrder', TrackedOrder> | Failed<'findOrder'> | Late;

const asked: OrderQuestion = { number: '000000042', email: 'gus@example.com', postcode: '2300' };
const mended: OrderQuestion = { ...asked, postcode: '2301' };
const blank: OrderQuestionDraft = { number: '', email: null, postcode: '' };

const order: TrackedOrder = {
  number: '000000042',
  status: 'Processing',
  placedAt: '2026-11-20 01:02:03',
  email: 'gus@example.com',
  lines: [],
  totals: {
    grandTotal: dollars(35),
    shipping: dollars(10),
    subtotal: dollars(25),
    tax: dollars(3.18),
    discount: dollars(0),
  },
  delivery: null,
  billing: null,
  method: null,
  paymentLabel: 'Credit Card',
  parcels: [],
};

const wishes: readonly OrderLookupEvent[] = [
  { type: 'orderLookup.keepDraft', draft: { ...blank, number: '0000' } },
  { type: 'orderLookup.find', question: asked },
  { type: 'orderLookup.find', question: mended },
  { type: 'orderLookup.prepare', question: asked },
  { type: 'orderLookup.renew' },
  { type: 'orderLookup.forget' },
];

const answers: Readonly<Record<string, readonly EventObject[]>> = {
  looking: [
    done('findOrder', order),
    failed('findOrder', failure('notFound', 'We found no order.')),
    failed('findOrder', failure('sessionExpired')),
    after('answerPatience', 'orderLookup.looking'),
  ],
};

class Desk extends Stage<OrderLookupContext> {
  clear(state: string, draft: OrderQuestionDraft): void {
    this.state = state;
    this.memory.draft = draft;
    this.memory.asked = null;
    this.memory.order = null;
    this.memory.failure = null;
  }

  fail(reason: Failure): void {
    this.state = 'failed';
    this.memory.failure = reason;
    this.tell({ type: 'orderLookup.failed', kind: reason.kind });
  }

  hear(event: OrderLookupEvent | Answer): void {
    switch (event.type) {
      case 'orderLookup.keepDraft':
        if (this.state !== 'found') this.memory.draft = event.draft;
        return;
      case 'orderLookup.find': {
        const isSame = JSON.stringify(this.memory.asked) === JSON.stringify(event.question);
        if (this.state === 'looking' && isSame) return;
        this.clear('looking', event.question);
        this.memory.asked = event.question;
        return this.ask('looking', 'findOrder', { question: event.question });
      }
      case 'orderLookup.prepare':
        return this.clear('editing', event.question);
      case 'orderLookup.renew':
        if (this.state === 'found') this.clear('editing', { ...this.memory.draft, number: '' });
        return;
      case 'orderLookup.forget':
        return this.clear('editing', blank);
      case 'xstate.done.actor.findOrder':
        this.state = 'found';
        this.memory.order = event.output;
        return this.tell({ type: 'orderLookup.found' });
      case 'xstate.after.answerPatience.orderLookup.looking':
        return this.fail({ kind: 'network', message: 'We got no answer from the shop in time.' });
      default:
        return this.fail(event.error);
    }
  }
}

export const orderLookupPlan: ModelPlan = {
  machine: orderLookupMachine,
  inputs: [undefined],
  events: (state) => [...wishes, ...(answers[state] ?? [])],
  projection: ({ draft, asked: question, failure: reason }) => [draft, question, reason],
  oracle: oracleFrom(
    Desk,
    () => new Desk('editing', { draft: blank, asked: null, order: null, failure: null }),
    (desk, event: OrderLookupEvent | Answer) => desk.hear(event),
  ),
  invariants: (steps) => {
    const broken: string[] = [];
    const now = steps.at(-1);
    if (/gus|000000042|230/.test(JSON.stringify(now?.view.facts)))
      broken.push('a fact says whose order it was');
    const memory = (now?.view.context ?? {}) as unknown as OrderLookupContext;
    if ((memory.order !== null) !== (now?.view.state === 'found'))
      broken.push('an order is shown that was not asked for, or one that was is not');
    if (/^xstate\.(error|after)/.test(now?.event.type ?? '') && memory.draft.number === '')
      broken.push('what was typed is lost');
    if (now?.event.type === 'orderLookup.forget' && JSON.stringify(memory).includes('gus'))
      broken.push('something of whoever asked has stayed');
    return broken;
  },
};
