/** What must always hold of payment: money moves once, and every attempt ends. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { Money } from '#machines/domain/money.ts';
import { paymentObstacles } from '#machines/domain/payment-form.ts';
import type { PaymentAuthorisation } from '#machines/domain/payment.ts';
import type { InstalmentsAnswer } from '#machines/payment/payment.actors.ts';
import type { PaymentContext } from '#machines/payment/payment.context.ts';
import type { Moment, Must } from './plan.ts';

const isOutcome = (fact: string): boolean => /^payment\.(authorized|refused)$/.test(fact);

export const paymentRules = (moment: Moment<PaymentContext>, must: Must): void => {
  const { now, was, state, before, type, event, error } = moment;
  const { facts, told, started, sent, steps, isDone, isFailed } = moment;
  const { chosen, methods } = now;
  const isDecided = !['preparing', 'unprepared'].includes(state);
  must({
    'only an offered method is chosen': chosen === null || methods.some(({ code }) => code === chosen),
    'a method is chosen if there is one': !isDecided || (chosen === null) === (state === 'unavailable'),
    'the card form belongs to the card': !isDecided || state.startsWith('card.') === (chosen === 'braintree'),
    'PayPal can be switched off':
      now.switches.isPayPalActive ||
      !isDecided ||
      methods.every(({ code }) => !code.startsWith('braintree_paypal')),
    'an approval ends with its button': !now.isPayPalApproved || state.startsWith('payPal.shown'),
    'a card number is not kept': !JSON.stringify(now.card)?.includes('1111'),
    'a nonce is not kept': !JSON.stringify(now).includes('nonce-1'),
  });
  must.emit('payment.methodChosen', before !== '' && chosen !== was.chosen, { code: chosen });
  must.emit('payment.poNumberChanged', type === 'payment.setPoNumber', { poNumber: event['poNumber'] });
  const obstacles = paymentObstacles(now);
  const isSame = JSON.stringify(obstacles) === JSON.stringify(paymentObstacles(was));
  must(isSame || told.includes('payment.obstaclesChanged'), 'blockers are reported when they change');
  const last = facts.findLast((fact) => fact.type === 'payment.obstaclesChanged');
  must(last === undefined || isDeepStrictEqual(last['obstacles'], obstacles), 'the blockers are current');
  // money moves once for each attempt, and every attempt ends with an outcome
  const isMoving = /(tokenizing|approving|leaving)$/.test(before);
  const isWanted = type === 'payment.authorize' && !isMoving;
  const isClear = isWanted && paymentObstacles(was).length === 0;
  const isTokenized =
    (type === 'card.tokenized' && before === 'card.shown.tokenizing') ||
    (type === 'payPal.tokenized' && before === 'payPal.shown.tokenizing');
  const isApproved = isDone('approveInstalments') && (event['output'] as InstalmentsAnswer).to === null;
  must.emit('payment.authorized', (isClear && /^(plain|saved)$/.test(before)) || isTokenized || isApproved);
  for (const fact of facts)
    if (fact.type === 'payment.authorized') {
      const given = fact['authorisation'] as PaymentAuthorisation;
      must(given.method === was.chosen, 'the order is paid as chosen');
      const isKept = was.order?.isRental === true || (was.order?.isCustomer === true && was.isSaveWanted);
      must(given.isCardSaved === (isTokenized && isKept), 'a card is saved when it is wanted');
    }
  const count = (what: string): number => sent.filter((one) => one === what).length;
  must(count('cardFields card.tokenize') === (isClear && before === 'card.shown.ready' ? 1 : 0), 'sent once');
  const isPayPal = isClear && before === 'payPal.shown.approved';
  must(count('payPalButton payPal.tokenize') === (isPayPal ? 1 : 0), 'PayPal is asked once');
  must.start('approveInstalments', isClear && before === 'instalments.ready' && was.order !== null);
  must.emit('payment.redirected', isDone('approveInstalments') && !isApproved, {
    to: (event['output'] as InstalmentsAnswer | undefined)?.to,
  });
  if (isWanted && !isClear) must(told.join() === 'payment.refused', 'what is missing is said');
  const everTold = steps.flatMap(({ view }) => view.facts as readonly EventObject[]).map((fact) => fact.type);
  const attempts = steps.filter((step) => step.event.type === 'payment.authorize').length;
  must(everTold.filter(isOutcome).length <= attempts, 'an attempt has one outcome');
  const isEnded = isMoving && state !== 'instalments.leaving' && state !== before;
  must(!isEnded || told.some(isOutcome), 'an attempt that ends is reported (BEY-06)');
  if (
    /^(payPal\.shown\.tokenizing|instalments\.(approving|leaving))$/.test(before) &&
    /authorize|chooseMethod|syncMethods/.test(type)
  )
    must(state === before && facts.length === 0, 'nothing is changed while money moves');
  if (isFailed('approveInstalments') || type.startsWith('xstate.after'))
    must(state === 'instalments.ready' && now.failure !== null, 'a failed approval is shown');
  // the forms of the provider
  const isAnew = type === 'payment.keepForNextTime' || type === 'payment.syncOrder';
  must.start('cardFields', state === 'card.shown.mounting' && before !== state);
  const isOther =
    type === 'payment.keepForNextTime' ||
    (event['grandTotal'] as Money | undefined)?.cents !== was.order?.grandTotal.cents;
  const isShown = state === 'payPal.shown.mounting' && (before !== state || (isAnew && isOther));
  const isSaved = now.isSaveWanted || (now.order?.isRental ?? false);
  must.start('payPalButton', isShown, {
    amount: now.order?.grandTotal ?? null,
    isKept: isSaved,
    isPayLater: !isSaved && now.switches.isPayLaterActive,
  });
  const isLeft = before.startsWith('card.shown') && !state.startsWith('card.shown');
  must(!isLeft || Object.values(now.card?.fields ?? {}).every(({ isEmpty }) => isEmpty), 'closed is empty');
  if (type === 'card.changed' && before.startsWith('card.shown')) {
    const isTyped = was.card !== null && JSON.stringify(was.card) !== JSON.stringify(now.card);
    const isOver = was.failure?.kind !== 'cardRefused' || !isTyped || now.failure === null;
    must(
      now.card === event['card'] && isOver,
      'the latest card counts, without the decline of the one before',
    );
  }
  if (
    /showFields|retryFields/.test(type) &&
    /card\.(hidden|broken)/.test(before) &&
    (type.endsWith('retryFields') ? before === 'card.broken' : before === 'card.hidden')
  )
    must(state === 'card.shown.mounting', 'the fields are shown');
  if (type === 'payment.hideFields') must(!/\.shown/.test(state), 'the fields are hidden');
  if (type === 'payPal.approved' && before === 'payPal.shown.ready')
    must(now.isPayPalApproved && now.payer === event['email'], 'an approval counts');
  // what is offered
  const preparations = started.filter((child) => child === 'preparePayment').length;
  const isPreparing = state === 'preparing' && before !== state;
  must(preparations <= 1 && (preparations === 1 || !isPreparing), 'a preparation starts once');
  if (isFailed('preparePayment'))
    must(state === 'unprepared' && isDeepStrictEqual(now.failure, error), 'a failed preparation is shown');
  if (isDone('preparePayment')) must(now.isPrepared && isDecided, 'a preparation decides');
  if (type === 'payment.syncOrder')
    must(now.order?.grandTotal === event['grandTotal'], 'the latest order counts');
  must(
    state !== 'saved' || now.publicHash !== null || now.saved === null || now.saved.length === 0,
    'a saved method is chosen',
  );
};
