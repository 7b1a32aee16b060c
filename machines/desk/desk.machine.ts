/**
 * Pages that need no account: enquiry, order look-up, delivery, quick order, password (§2,
 * CONTENT-03, ROUTE-02, BEY-12, ACC-02).
 */

import { enqueueActions, sendParent, sendTo, setup } from 'xstate';
import { contactMachine } from './contact/contact.machine.ts';
import { deliveryNoticeMachine } from './delivery-notice/delivery-notice.machine.ts';
import { deliveryPromiseMachine } from './delivery-promise/delivery-promise.machine.ts';
import type { NewLine } from '../domain/cart.ts';
import type { ProductCard } from '../domain/catalog.ts';
import { nounOf } from '../domain/noun.ts';
import type { MissedLine } from '../domain/several-lines.ts';
import { orderLookupMachine } from './order-lookup/order-lookup.machine.ts';
import { quickOrderMachine } from './quick-order/quick-order.machine.ts';
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
      quickOrder: 'quickOrder';
      quickOrderSearch: 'quickOrderSearch';
      password: 'password';
    },
  },
  actors: {
    contact: contactMachine,
    deliveryNotice: deliveryNoticeMachine,
    deliveryPromise: deliveryPromiseMachine,
    orderLookup: orderLookupMachine,
    quickOrder: quickOrderMachine,
    quickOrderSearch: searchMachine,
    password: passwordMachine,
  },
  actions: {
    reportFact: sendParent(({ event }) => event),
    passRequest: sendTo(
      (_, { request }: { request: DeskChildRequest }) => nounOf(request),
      (_, { request }) => request,
    ),
    addProduct: sendTo('quickOrder', (_, { card }: { card: ProductCard }) => ({
      type: 'quickOrder.addRow',
      card,
    })),
    clearSearch: sendTo('quickOrderSearch', { type: 'search.settleLine', line: '' }),
    refreshQuickOrder: sendTo('quickOrder', { type: 'quickOrder.refresh' }),
    noteCart: sendTo('quickOrder', (_, { skus }: { skus: readonly string[] }) => ({
      type: 'quickOrder.noteCart',
      skus,
    })),
    settleQuickOrder: sendTo(
      'quickOrder',
      (_, { lines, missed }: { lines: readonly NewLine[]; missed: readonly MissedLine[] }) => ({
        type: 'quickOrder.settle',
        lines,
        missed,
      }),
    ),
    retryChildren: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('quickOrder', { type: 'quickOrder.retry' });
      enqueue.sendTo('deliveryNotice', { type: 'deliveryNotice.retry' });
      enqueue.sendTo('deliveryPromise', { type: 'deliveryPromise.retry' });
    }),
    forgetCustomer: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('password', { type: 'password.reset' });
      enqueue.sendTo('contact', { type: 'contact.forget' });
      enqueue.sendTo('quickOrder', { type: 'quickOrder.forget' });
      enqueue.sendTo('orderLookup', { type: 'orderLookup.forget' });
      enqueue.sendTo('deliveryNotice', { type: 'deliveryNotice.forget' });
      enqueue.sendTo('deliveryPromise', { type: 'deliveryPromise.forget' });
    }),
  },
}).createMachine({
  id: 'desk',
  context: ({ input }) => input,
  invoke: [
    {
      id: 'contact',
      src: 'contact',
      systemId: 'contact',
      input: ({ context }) => ({ draft: context.enquiryDraft }),
    },
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
      id: 'quickOrder',
      src: 'quickOrder',
      systemId: 'quickOrder',
      input: ({ context }) => ({ entered: context.quickOrderRows }),
    },
    { id: 'quickOrderSearch', src: 'quickOrderSearch', systemId: 'quickOrderSearch' },
    { id: 'password', src: 'password', systemId: 'password' },
  ],
  on: {
    'desk.passRequest': { actions: { type: 'passRequest', params: ({ event }) => event } },
    'desk.addProduct': {
      actions: [{ type: 'addProduct', params: ({ event }) => event }, 'clearSearch'],
    },
    'search.exactFound': {
      actions: [{ type: 'addProduct', params: ({ event }) => event }, 'clearSearch'],
    },
    'desk.forget': { actions: 'forgetCustomer' },
    'desk.refresh': { actions: 'refreshQuickOrder' },
    'desk.retry': { actions: 'retryChildren' },
    'desk.noteCart': { actions: { type: 'noteCart', params: ({ event }) => event } },
    'desk.settleQuickOrder': { actions: { type: 'settleQuickOrder', params: ({ event }) => event } },
    '*': { description: 'Re-emits facts of the children unchanged.', actions: 'reportFact' },
  },
});
