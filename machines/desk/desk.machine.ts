/**
 * Pages that need no account: enquiry, order look-up, delivery, quick order, password (§2,
 * CONTENT-03, ROUTE-02, BEY-12, ACC-02).
 */

import { enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { contactMachine } from './contact/contact.machine.ts';
import { deliveryNoticeMachine } from './delivery-notice/delivery-notice.machine.ts';
import { deliveryPromiseMachine } from './delivery-promise/delivery-promise.machine.ts';
import type { NewLine } from '../domain/cart.ts';
import { nounOf } from '../domain/noun.ts';
import type { MissedLine } from '../domain/several-lines.ts';
import { orderLookupMachine } from './order-lookup/order-lookup.machine.ts';
import { orderPadMachine } from './order-pad/order-pad.machine.ts';
import { searchMachine } from '../search/search.machine.ts';
import { passwordMachine } from './password/password.machine.ts';
import type { DeskChildRequest, DeskEvent, DeskInput } from './desk.events.ts';

export const deskMachine = setup({
  types: {
    input: {} as DeskInput,
    context: {} as DeskInput,
    events: {} as DeskEvent,
    children: {} as {
      contact: 'contact';
      deliveryNotice: 'deliveryNotice';
      deliveryPromise: 'deliveryPromise';
      orderLookup: 'orderLookup';
      orderPad: 'orderPad';
      padSearch: 'padSearch';
      password: 'password';
    },
  },
  actors: {
    contact: contactMachine,
    deliveryNotice: deliveryNoticeMachine,
    deliveryPromise: deliveryPromiseMachine,
    orderLookup: orderLookupMachine,
    orderPad: orderPadMachine,
    padSearch: searchMachine,
    password: passwordMachine,
  },
  actions: {
    reportFact: sendParent(({ event }) => event),
    passRequest: sendTo(
      (_, { request }: { request: DeskChildRequest }) => nounOf(request),
      (_, { request }) => request,
    ),
    refreshPad: sendTo('orderPad', { type: 'orderPad.refresh' }),
    noteCart: sendTo('orderPad', (_, { skus }: { skus: readonly string[] }) => ({
      type: 'orderPad.noteCart',
      skus,
    })),
    settlePad: sendTo(
      'orderPad',
      (_, { lines, missed }: { lines: readonly NewLine[]; missed: readonly MissedLine[] }) => ({
        type: 'orderPad.settle',
        lines,
        missed,
      }),
    ),
    retryChildren: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('orderPad', { type: 'orderPad.retry' });
      enqueue.sendTo('deliveryNotice', { type: 'deliveryNotice.retry' });
      enqueue.sendTo('deliveryPromise', { type: 'deliveryPromise.retry' });
    }),
    forgetCustomer: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('password', { type: 'password.reset' });
      enqueue.sendTo('contact', { type: 'contact.forget' });
      enqueue.sendTo('orderPad', { type: 'orderPad.forget' });
      enqueue.sendTo('orderLookup', { type: 'orderLookup.forget' });
      enqueue.sendTo('deliveryNotice', { type: 'deliveryNotice.forget' });
      enqueue.sendTo('deliveryPromise', { type: 'deliveryPromise.forget' });
    }),
  },
}).createMachine({
  id: 'desk',
  context: ({ input }) => input,
  invoke: [
    { id: 'contact', src: 'contact', systemId: 'contact' },
    { id: 'deliveryNotice', src: 'deliveryNotice', systemId: 'deliveryNotice' },
    {
      id: 'deliveryPromise',
      src: 'deliveryPromise',
      systemId: 'deliveryPromise',
      input: ({ context }) => ({ promisedPlace: context.promisedPlace }),
    },
    {
      id: 'orderLookup',
      src: 'orderLookup',
      systemId: 'orderLookup',
      input: ({ context }) => ({ proof: context.orderProof }),
    },
    {
      id: 'orderPad',
      src: 'orderPad',
      systemId: 'orderPad',
      input: ({ context }) => ({ entered: context.padRows }),
    },
    { id: 'padSearch', src: 'padSearch', systemId: 'padSearch' },
    { id: 'password', src: 'password', systemId: 'password' },
  ],
  on: {
    'desk.passRequest': { actions: { type: 'passRequest', params: ({ event }) => event } },
    'desk.forget': { actions: 'forgetCustomer' },
    'desk.refresh': { actions: 'refreshPad' },
    'desk.retry': { actions: 'retryChildren' },
    'desk.noteCart': { actions: { type: 'noteCart', params: ({ event }) => event } },
    'desk.settlePad': { actions: { type: 'settlePad', params: ({ event }) => event } },
    '*': { description: 'Re-emits facts of the children unchanged.', actions: 'reportFact' },
  },
});
