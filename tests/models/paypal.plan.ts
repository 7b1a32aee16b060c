/** What may happen to an approval by PayPal (PAY-02). */

import type { EventObject } from 'xstate';
import { payPalBlockers } from '#machines/domain/payment-form.ts';
import type { PaypalEvent, PayPalOffer } from '#machines/checkout/payment/paypal.events.ts';
import { paypalMachine } from '#machines/checkout/payment/paypal.machine.ts';
import { dollars, failure } from './goods.ts';
import { failed, planOf } from '#machines/tools/models/plan.ts';

const offer: PayPalOffer = { amount: dollars(45.5), isKept: false, isPayLater: true };

const requests: readonly PaypalEvent[] = [
  { type: 'paypal.setOffer', offer },
  { type: 'paypal.setOffer', offer: { ...offer, amount: { cents: 4550, currency: 'NZD' } } },
  { type: 'paypal.setOffer', offer: { ...offer, isKept: true } },
  { type: 'paypal.setOffer', offer: { ...offer, isPayLater: false } },
  { type: 'paypal.showButton' },
  { type: 'paypal.hideButton' },
  { type: 'paypal.retryButton' },
  { type: 'paypal.renewApproval' },
  { type: 'paypal.authorize' },
];

const reports: readonly (PaypalEvent | EventObject)[] = [
  { type: 'payPalButton.mounted' },
  { type: 'payPalButton.approved', email: 'rosa@example.com' },
  { type: 'payPalButton.cancelled' },
  { type: 'payPalButton.refused', failure: failure('refused') },
  { type: 'payPalButton.tokenized', nonce: 'nonce-1' },
  { type: 'payPalButton.failed', failure: failure('network') },
  failed('payPalButton', failure('unexpected')),
];

const isApproval = (state: string): boolean => state.startsWith('shown.approved');

export const paypalPlan = planOf({
  machine: paypalMachine,
  proves: 'PAY-02, BEY-06',
  events: (state) => [...requests, ...(state.startsWith('shown') ? reports : [])],
  projection: (context) => [context.offer, context.failure?.kind],
  rules: ({ now, was, state, before, type, event, sent }, must) => {
    const isTokenizing = before === 'shown.approved.tokenizing';
    const isTokenized = isTokenizing && type === 'payPalButton.tokenized';
    const isOther =
      type === 'paypal.setOffer' && JSON.stringify(was.offer) !== JSON.stringify(event['offer']);
    const isMounted = state === 'shown.mounting' && (before !== state || isOther);
    must.start('payPalButton', isMounted, now.offer);
    must(
      sent.filter((one) => one === 'payPalButton payPalButton.tokenize').length ===
        (type === 'paypal.authorize' && before === 'shown.approved.waiting' ? 1 : 0),
      'PayPal is asked once for each request',
    );
    must.emit('paypal.authorized', isTokenized, {
      nonce: event['nonce'],
      label: 'PayPal (rosa@example.com)',
    });
    const isUnready = type === 'paypal.authorize' && !isTokenizing && before !== 'shown.approved.waiting';
    const isLost = isTokenizing && !isApproval(state);
    must.emit('paypal.refused', isUnready || isLost);
    must.emit('paypal.buttonFailed', state === 'broken' && before !== state && !isTokenizing);
    const blockers = isApproval(state) ? [] : payPalBlockers;
    must.emit('paypal.blockersChanged', before !== '' && isApproval(before) !== isApproval(state), {
      blockers,
    });
    must({
      'without its place the button is hidden': type !== 'paypal.hideButton' || state === 'hidden',
      'what broke is told': state !== 'broken' || now.failure !== null,
      'an approval follows no failure': !isApproval(state) || isApproval(before) || now.failure === null,
      'an approval outlives its nonce': !isTokenized || state === 'shown.approved.waiting',
    });
    must(isApproval(state) === (now.payer !== ''), 'an approval has its payer');
    must(!JSON.stringify(now).includes('nonce-1'), 'a nonce is not kept');
    must(!isOther || now.offer === event['offer'], 'the latest offer counts');
    must(
      !isOther || isTokenizing || !before.startsWith('shown') || isMounted,
      'an approval is for one offer',
    );
    if (type === 'paypal.renewApproval') must(isTokenizing || !isApproval(state), 'an approval is used once');
    const step = `${before} ${type}`;
    const isClosed = /ready payPalButton.(cancelled|refused)$|tokenizing payPalButton.refused$/.test(step);
    must(!isClosed || now.failure !== null, 'the outcome of the window is shown');
    const isDrawn = /^(hidden paypal.show|broken paypal.retry)Button$/.test(step);
    must(!isDrawn || (isMounted && now.failure === null), 'the button is drawn');
  },
});
