/** An order that outlives its customer's stay: its outcome is waited for and told in a sentence, while the next person is known by nothing but what is theirs (SESS-02, BEY-01, BEY-08). */

import { checkoutSetup } from './checkout.setup.ts';

export const forgettingState = checkoutSetup.createStateConfig({
  description:
    'Who ordered has left and nothing of them is kept here; the cart and the wish to begin are of whoever came next.',
  entry: 'forget',
  on: {
    'checkout.forget': { description: 'Whoever came next has left as well.', actions: 'forget' },
    'checkout.begin': { actions: 'wantBegin' },
    'checkout.cancel': { actions: 'dropWish' },
    'checkout.beginRecovery': {
      description: 'Of another tab: what becomes of it is told to whoever comes to the next checkout.',
      actions: 'beginRecovery',
    },
    'checkout.endRecovery': { actions: { type: 'endRecovery', params: ({ event }) => event } },
    'checkout.syncAccount': { actions: { type: 'keepAccount', params: ({ event }) => event } },
    'checkout.syncCart': { actions: { type: 'keepCart', params: ({ event }) => event } },
    'placing.orderPlaced': {
      target: '#checkout.closed',
      actions: [{ type: 'tellForgotten', params: { outcome: 'placed' } }, 'releaseLock'],
    },
    'placing.orderRefused': {
      target: '#checkout.closed',
      actions: [{ type: 'tellForgotten', params: { outcome: 'refused' } }, 'releaseLock'],
    },
    'placing.orderStopped': {
      target: '#checkout.closed',
      actions: [{ type: 'tellForgotten', params: { outcome: 'refused' } }, 'releaseLock'],
    },
    'placing.orderDoubted': {
      target: '#checkout.closed',
      actions: [{ type: 'tellForgotten', params: { outcome: 'doubted' } }, 'releaseLock'],
    },
    // what was still being asked for whoever has left is nobody's any more (BEY-08)
    'payment.methodChosen': {},
    'payment.poNumberChanged': {},
    'delivery.slotKept': {},
    'delivery.methodChosen': {},
    'tabs.changed': {},
  },
});
