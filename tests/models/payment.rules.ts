/** What must always hold while it is decided how to pay: money moves once, and every attempt ends. */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import type { Money } from '#machines/domain/money.ts';
import { paymentObstacles } from '#machines/domain/payment-form.ts';
import type { PaymentAuthorisation } from '#machines/domain/payment.ts';
import type { InstalmentsAnswer } from '#machines/payment/payment.actors.ts';
import type { PaymentContext } from '#machines/payment/payment.context.ts';
import { rules } from './rules.ts';

const isOutcome = (fact: string): boolean => /^payment\.(authorized|refused)$/.test(fact);

export const paymentRules = rules<PaymentContext>(
  (
    { now, was, state, before, type, event, error, facts, told, started, sent, steps, isDone, isFailed },
    must,
  ) => {
    const { chosen, methods } = now;
    const isDecided = !['preparing', 'unprepared'].includes(state);
    must(chosen === null || methods.some(({ code }) => code === chosen), 'only an offered method is chosen');
    must(!isDecided || (chosen === null) === (state === 'unavailable'), 'a method is chosen if there is one');
    must(
      !isDecided || state.startsWith('card.') === (chosen === 'braintree'),
      'the card form belongs to the card',
    );
    must(
      now.switches.isPayPalActive ||
        !isDecided ||
        methods.every(({ code }) => !code.startsWith('braintree_paypal')),
      'PayPal can be switched off',
    );
    must(!now.isPayPalApproved || state.startsWith('payPal.shown'), 'an approval ends with its button');
    must(!JSON.stringify(now.card)?.includes('1111'), 'a card number is not kept');
    must(!JSON.stringify(now).includes('nonce-1'), 'a nonce is not kept');
    must.emit('payment.methodChosen', before !== '' && chosen !== was.chosen, { code: chosen });
    must.emit('payment.poNumberChanged', type === 'payment.setPoNumber', { poNumber: event['poNumber'] });
    const obstacles = paymentObstacles(now);
    const isSame = JSON.stringify(obstacles) === JSON.stringify(paymentObstacles(was));
    must(isSame || told.includes('payment.obstaclesChanged'), 'blockers are reported when they change');
    const last = facts.findLast((fact) => fact.type === 'payment.obstaclesChanged');
    must(
      last === undefined || isDeepStrictEqual(last['obstacles'], obstacles),
      'the current blockers are reported',
    );
    // money moves once for each attempt, and every attempt ends with an outcome
    const isMoving = /(tokenizing|approving|leaving)$/.test(before);
    const isWanted = type === 'payment.authorize' && !isMoving;
    const isClear = isWanted && paymentObstacles(was).length === 0;
    const isTokenized =
      (type === 'card.tokenized' && before === 'card.shown.tokenizing') ||
      (type === 'payPal.tokenized' && before === 'payPal.shown.tokenizing');
    const isApproved = isDone('approveInstalments') && (event['output'] as InstalmentsAnswer).to === null;
    const agreementIds = was.agreements
      .filter(({ id, isTicked }) => !isTicked || was.agreedIds.includes(id))
      .map(({ id }) => id);
    must.emit('payment.authorized', (isClear && /^(plain|saved)$/.test(before)) || isTokenized || isApproved);
    for (const fact of facts)
      if (fact.type === 'payment.authorized') {
        const given = fact['authorisation'] as PaymentAuthorisation;
        must(
          given.method === was.chosen && given.nonce === (isTokenized ? event['nonce'] : null),
          'the order is paid as chosen',
        );
        must(isDeepStrictEqual(given.agreementIds, agreementIds), 'the order has the agreements');
        must(given.publicHash === (before === 'saved' ? was.publicHash : null), 'the saved card is named');
        const isKept = was.order?.isRental === true || (was.order?.isCustomer === true && was.isSaveWanted);
        must(
          given.isCardSaved === (isTokenized && isKept),
          'a card is saved when the shopper or a rental wants it',
        );
        const isNumbered =
          was.chosen === 'purchaseorder' ||
          (was.order?.isPurchaseOrderRequired === true && was.chosen !== 'free');
        must(
          given.poNumber === (isNumbered ? was.poNumber.trim() : null),
          'the purchase order number goes with the order',
        );
      }
    const count = (what: string): number => sent.filter((one) => one === what).length;
    must(
      count('cardFields card.tokenize') === (isClear && before === 'card.shown.ready' ? 1 : 0),
      'a card is tokenized once',
    );
    const isPayPal = isClear && before === 'payPal.shown.approved';
    must(count('payPalButton payPal.tokenize') === (isPayPal ? 1 : 0), 'PayPal is asked once');
    must.start('approveInstalments', isClear && before === 'instalments.ready' && was.order !== null);
    must.emit('payment.redirected', isDone('approveInstalments') && !isApproved, {
      to: (event['output'] as InstalmentsAnswer | undefined)?.to,
    });
    if (isWanted && !isClear) must(told.join() === 'payment.refused', 'what is missing is said');
    const everTold = steps
      .flatMap(({ view }) => view.facts as readonly EventObject[])
      .map((fact) => fact.type);
    const attempts = steps.filter((step) => step.event.type === 'payment.authorize').length;
    must(everTold.filter(isOutcome).length <= attempts, 'an attempt has one outcome');
    const isEnded = isMoving && state !== 'instalments.leaving' && state !== before;
    must(
      !isEnded || told.some(isOutcome),
      'an attempt that ends is reported, or the cart stays locked for ever',
    );
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
    must(
      !isLeft || Object.values(now.card?.fields ?? {}).every(({ isEmpty }) => isEmpty),
      'fields that close are empty',
    );
    if (type === 'card.changed' && before.startsWith('card.shown')) {
      must(now.card === event['card'], 'the latest state of the fields counts');
      const isTyped = was.card !== null && JSON.stringify(was.card) !== JSON.stringify(now.card);
      must(
        was.failure?.kind !== 'cardRefused' || !isTyped || now.failure === null,
        'a decline belongs to the declined card',
      );
    }
    if (type === 'card.refused' && before === 'card.shown.tokenizing')
      must(state === 'card.shown.ready' && now.failure === event['failure'], 'a decline is shown');
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
    if (type === 'payment.syncMethods' && isDecided && !isMoving) {
      const isOffered = (code: string | null): boolean => methods.some((one) => one.code === code);
      must(!isOffered('free') || chosen === 'free', 'what costs nothing is paid with nothing');
      must(
        isOffered('free') || !isOffered(was.chosen) || chosen === was.chosen,
        'the choice stays while it is offered',
      );
    }
    if (
      type === 'payment.chooseMethod' &&
      isDecided &&
      !isMoving &&
      methods.some(({ code }) => code === event['code'])
    )
      must(chosen === event['code'], 'the shopper’s choice counts');
    if (type === 'payment.syncOrder')
      must(now.order?.grandTotal === event['grandTotal'], 'the latest order counts');
    if (type === 'payment.agree')
      must(now.agreedIds.includes(Number(event['id'])) === event['isAgreed'], 'an agreement counts once');
    if (type === 'payment.agreeRecurring')
      must(now.isRecurringAgreed === event['isAgreed'], 'rental payments are agreed to');
    if (type === 'payment.focusField' && before.startsWith('card.shown'))
      must(count('cardFields card.focus') === 1, 'the field gets the focus');
    must(
      state !== 'saved' || now.publicHash !== null || now.saved === null || now.saved.length === 0,
      'a saved method is chosen',
    );
  },
);
