/** What may happen while the instalment provider is asked (PAY-03). */

import { plainAuthorisation } from '#machines/domain/payment.ts';
import type { InstalmentsEvent } from '#machines/checkout/payment/instalments.events.ts';
import { instalmentsMachine } from '#machines/checkout/payment/instalments.machine.ts';
import { brisbane, dollars } from './goods.ts';
import { after, done, failing, planOf } from '#machines/tools/models/plan.ts';

const request = {
  cartId: 'cart-1',
  grandTotal: dollars(45.5),
  email: 'rosa@example.com',
  billing: brisbane,
  payment: plainAuthorisation('afterpay', 'Afterpay'),
};
const requests: readonly InstalmentsEvent[] = [
  { type: 'instalments.authorize', request },
  { type: 'instalments.clearFailure' },
];
const to = 'https://pay.example/1';

export const instalmentsPlan = planOf({
  machine: instalmentsMachine,
  proves: 'PAY-03, BEY-06',
  requests,
  answers: {
    approving: [
      done('approveInstalments', { to: null }),
      done('approveInstalments', { to }),
      ...failing('approveInstalments', 'refused'),
    ],
    leaving: [after('leavingPatience', 'instalments.leaving')],
  },
  projection: ({ failure }) => [failure === null],
  rules: ({ now, state, before, type, event, told, isDone, isFailed }, must) => {
    const isApproved = isDone('approveInstalments') && (event['output'] as { to: string | null }).to === null;
    const isLeft = type.startsWith('xstate.after');
    must.start('approveInstalments', type === 'instalments.authorize' && before === 'ready', request);
    must.emit('instalments.authorized', isApproved);
    must.emit('instalments.redirected', isDone('approveInstalments') && !isApproved, { to });
    must.emit('instalments.refused', isFailed('approveInstalments') || isLeft, { failure: now.failure });
    must(
      (state === 'ready' && before !== '' && before !== state) === /authorized|refused/.test(told.join()),
      'every request has one outcome',
    );
  },
});
