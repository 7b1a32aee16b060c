/** What must always hold of payment: money moves once, and every attempt ends. */

import { isDeepStrictEqual } from 'node:util';
import { paymentBlockers } from '#machines/domain/payment-form.ts';
import type { PaymentAuthorisation } from '#machines/domain/payment.ts';
import type { PaymentPreparation } from '#machines/checkout/payment/payment.actors.ts';
import { isPreparationNeeded, type PaymentContext } from '#machines/checkout/payment/payment.context.ts';
import type { Fact, Moment, Must } from '#machines/tools/models/plan.ts';

const stateOf: Readonly<Record<string, string>> = {
  braintree: 'card',
  braintree_cc_vault: 'saved',
  braintree_paypal: 'paypal',
  afterpay: 'instalments',
  purchaseorder: 'plain',
  free: 'plain',
};

const isPrepared = (state: string): boolean => !['preparing', 'unprepared', ''].includes(state);

export const paymentRules = (
  {
    now,
    was,
    state,
    before,
    type,
    event,
    error,
    facts,
    told,
    sent,
    steps,
    isDone,
    isFailed,
  }: Moment<PaymentContext>,
  must: Must,
): void => {
  const { chosen, methods } = now;
  const isDecided = isPrepared(state);
  /** The child that was asked. */
  const child = /^authorizing\.by(\w+)$/.exec(before)?.[1]?.toLowerCase();
  const isWaiting = child !== undefined;
  must(chosen === null || methods.some(({ code }) => code === chosen), 'only an offered method is chosen');
  must(
    !isDecided ||
      (state.startsWith('authorizing') && (isWaiting || type === 'payment.authorize')) ||
      state === (chosen === null ? 'unavailable' : stateOf[chosen]),
    'the state is that of the chosen method',
  );
  must(!JSON.stringify(now).includes('nonce-1'), 'a nonce is not kept');
  must.emit('payment.methodChosen', before !== '' && chosen !== was.chosen, { code: chosen });
  must.emit('payment.poNumberChanged', type === 'payment.setPoNumber', { poNumber: event['poNumber'] });
  const blockers = paymentBlockers(now);
  const isSame = isDeepStrictEqual(blockers, paymentBlockers(was));
  must(isSame || told.includes('payment.blockersChanged'), 'blockers are reported when they change');
  const last = facts.findLast((fact) => fact.type === 'payment.blockersChanged');
  must(
    last === undefined || isDeepStrictEqual(last['blockers'], blockers),
    'the current blockers are reported',
  );
  // money moves once for each attempt, and every attempt ends with an outcome
  const isWanted = type === 'payment.authorize' && !isWaiting;
  const isClear = isWanted && paymentBlockers(was).length === 0;
  const isReady = before !== 'instalments' || was.order !== null;
  for (const name of ['card', 'paypal', 'instalments'])
    must(
      sent.includes(`${name} ${name}.authorize`) === (isClear && before === name && isReady) &&
        (isWaiting || !isClear || before !== name || !isReady || state.startsWith('authorizing')),
      `${name} is asked once for each attempt`,
    );
  const asked = steps.at(-1)?.view.asked.flatMap((one) => ('event' in one ? [one.event as Fact] : []));
  const toApprove = asked?.find((one) => one.type === 'instalments.authorize')?.['request'];
  const { grandTotal, cartId } = was.order ?? {};
  must(
    toApprove === undefined || isDeepStrictEqual({ ...(toApprove as object), grandTotal, cartId }, toApprove),
    'the provider approves the current total',
  );
  const isAuthorized = isWaiting && type === `${child}.authorized`;
  must.emit('payment.authorized', (isClear && /^(plain|saved)$/.test(before)) || isAuthorized);
  must.emit('payment.cardChanged', type === 'card.changed');
  must.emit('payment.submitted', type === 'card.submitted');
  must.emit('payment.providerFailed', /fieldsFailed|buttonFailed/.test(type), { failure: event['failure'] });
  must.emit('payment.redirected', child === 'instalments' && type === 'instalments.redirected', {
    to: event['to'],
  });
  const isRefused = isWaiting && type === `${child}.refused`;
  const isMissing = isWanted && !told.includes('payment.authorized') && !state.startsWith('authorizing');
  must.emit('payment.refused', isRefused || isMissing, isRefused ? { failure: event['failure'] } : {});
  must(
    isWaiting ? (state !== before) === (isAuthorized || isRefused) : true,
    'every attempt ends by its outcome',
  );
  for (const fact of facts.filter((one) => one.type === 'payment.authorized')) {
    const given = fact['authorisation'] as PaymentAuthorisation;
    const nonce = event['nonce'] ?? null;
    must(given.method === was.chosen && given.nonce === nonce, 'the order is paid as chosen');
    must(given.publicHash === (before === 'saved' ? was.publicHash : null), 'the saved card is named');
    const isKept = was.order?.isRental === true || (was.order?.isCustomer === true && was.isSaveWanted);
    must(
      given.isCardSaved === (nonce !== null && isKept),
      'a card is saved when the shopper or a rental wants it',
    );
  }
  if (isWaiting && /authorize$|chooseMethod|syncMethods|keepForNextTime|retry/.test(type))
    must(state === before && facts.length === 0 && sent.length === 0, 'nothing is changed while money moves');
  const isFree = !isWaiting && isPrepared(before);
  const isSync = type === 'payment.syncMethods' && !isWaiting;
  const isSavedAgain =
    (type === 'payment.renew' && before === 'saved') ||
    (type === 'payment.retry' && isFree && was.isSavedMissed);
  const isAgain = type === 'payment.retry' && before === 'unprepared';
  const isPreparing =
    isAgain || isSavedAgain || (isSync && isPreparationNeeded(was, event['methods'] as never));
  must.enter('preparing', isPreparing);
  must.start('preparePayment', isPreparing);
  must(!isPreparing || told.includes('payment.blockersChanged'), 'no order while it is prepared');
  must(!isSavedAgain || (now.saved === null && !now.isSavedMissed), 'the saved payments are read again');
  const isRead = isDone('preparePayment');
  const isKept = type === 'payment.keepForNextTime' && !isWaiting;
  const isRetry = type === 'payment.retry' && isFree;
  const isChosen = type === 'payment.chooseMethod' && chosen !== was.chosen;
  const isDue: Readonly<Record<string, boolean>> = {
    'paypal paypal.setOffer': type === 'payment.syncOrder' || isKept || isRead,
    'card card.retryFields': isRetry,
    'paypal paypal.retryButton': isRetry,
    'card card.clearFailure': isChosen,
    'instalments instalments.clearFailure': isChosen,
  };
  for (const [request, due] of Object.entries(isDue))
    must(sent.includes(request) === due, `${request} is sent in its turn`);
  const isCard = type === 'card.blockersChanged';
  must.hold({
    offered: isSync ? event['methods'] : was.offered,
    poNumber: type === 'payment.setPoNumber' ? event['poNumber'] : was.poNumber,
    isSaveWanted: isKept ? event['isSaveWanted'] : was.isSaveWanted,
    isRecurringAgreed: type === 'payment.agreeRecurring' ? event['isAgreed'] : was.isRecurringAgreed,
    failure: isFailed('preparePayment') ? error : isAgain ? null : was.failure,
    switches: isRead ? (event['output'] as PaymentPreparation).switches : was.switches,
    ...(isCard && { missing: { ...was.missing, card: event['blockers'] } }),
    ...(isChosen && { preferred: event['code'] }),
  });
  if (type === 'payment.chooseSaved' && event['publicHash'] === 'hash-2' && before === 'saved')
    must(now.publicHash === 'hash-2', 'the saved payment is the one that was chosen');
  must(type !== 'payment.chooseSaved' || told.includes('payment.blockersChanged'), 'blockers are reported');
  if (type === 'payment.renew' && before === 'paypal')
    must(sent.join() === 'paypal paypal.renewApproval', 'an approval is used once');
  must(
    state !== 'saved' || now.publicHash !== null || now.saved === null || now.saved.length === 0,
    'a saved method is chosen',
  );
};
