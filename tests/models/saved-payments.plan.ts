/** What may happen to saved ways to pay (§2 payment methods, ACC-01, BEY-02). */

import { savedPaymentsMachine } from '#machines/account/saved-payments/saved-payments.machine.ts';
import { done, failing, planOf } from '#machines/tools/models/plan.ts';

export const visa = {
  kind: 'card',
  publicHash: 'visa-1',
  brand: 'Visa',
  lastFour: '1111',
  expiry: '12/2034',
} as const;

const remove = { type: 'savedPayments.remove', publicHash: 'visa-1' } as const;

export const savedPaymentsPlan = planOf({
  machine: savedPaymentsMachine,
  proves: 'ACC-01, BEY-02',
  requests: [
    { type: 'savedPayments.askRemoval', payment: visa },
    { type: 'savedPayments.cancelRemoval' },
    { type: 'savedPayments.confirmRemoval' },
    remove,
    { type: 'savedPayments.leave' },
    { type: 'savedPayments.forget' },
  ],
  answers: {
    removing: [done('removeSavedPayment'), ...failing('removeSavedPayment', 'refused', 'sessionExpired')],
  },
  projection: ({ isLeft, candidate }) => [isLeft, candidate],

  rules: ({ now, was, state, before, type, error, isDone, isFailed }, must) => {
    const isConfirmed = type === 'savedPayments.confirmRemoval' && before === 'confirming';
    const isSent = isConfirmed || (type === remove.type && before !== 'removing');
    must.start('removeSavedPayment', isSent, { publicHash: 'visa-1' });
    must.emit('savedPayments.removed', isDone('removeSavedPayment'));
    must.emit('savedPayments.failed', isFailed('removeSavedPayment'), {
      failure: error,
      asked: remove,
      isLeft: was.isLeft,
    });
    must(state !== 'idle' || now.candidate === null, 'nothing is removed without a question');
    if (type === 'savedPayments.forget')
      must(state === 'idle' && now.asked === null && !now.isLeft, 'the customer is forgotten');
  },
});
