/** What may happen to a card typed into the provider's fields (PAY-02). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import { emptyCard, isCardChanged, type CardState } from '#machines/domain/payment.ts';
import { cardBlockers } from '#machines/domain/payment-form.ts';
import type { CardEvent } from '#machines/checkout/payment/card.events.ts';
import { cardMachine } from '#machines/checkout/payment/card.machine.ts';
import { failure } from './goods.ts';
import { filled } from './payment.card.ts';
import { failed, planOf } from '#machines/tools/models/plan.ts';

const wrong = { ...filled.fields.number, isValid: false };
const unfinished: CardState = { fields: { ...filled.fields, number: wrong }, cardType: null };

const requests: readonly CardEvent[] = [
  { type: 'card.showFields' },
  { type: 'card.hideFields' },
  { type: 'card.focusField', field: 'cvv' },
  { type: 'card.retryFields' },
  { type: 'card.clearFailure' },
  { type: 'card.authorize' },
];

const reports: readonly (CardEvent | EventObject)[] = [
  { type: 'cardFields.mounted' },
  { type: 'cardFields.changed', card: filled },
  { type: 'cardFields.changed', card: { ...filled, numbersBegun: 1 } },
  { type: 'cardFields.submitted' },
  { type: 'cardFields.changed', card: unfinished },
  { type: 'cardFields.tokenized', nonce: 'nonce-1', cardType: 'Visa', lastFour: '1111' },
  { type: 'cardFields.refused', failure: { ...failure('cardRefused'), fieldMessages: { number: 'No.' } } },
  { type: 'cardFields.failed', failure: failure('cardUnavailable') },
  failed('cardFields', failure('unexpected')),
];

export const cardPlan = planOf({
  machine: cardMachine,
  proves: 'PAY-02, BEY-06',
  events: (state) => [...requests, ...(state.startsWith('shown') ? reports : [])],
  projection: ({ card, failure: reason }) => [card?.cardType, card?.numbersBegun, reason?.kind],

  rules: ({ now, was, before, type, event, error, facts, told, sent }, must) => {
    const isShown = before.startsWith('shown');
    const isTokenizing = before === 'shown.tokenizing';
    const isAuthorized = type === 'card.authorize' && before === 'shown.ready';
    const isTokenized = isTokenizing && type === 'cardFields.tokenized';
    const isRefused = isTokenizing && type === 'cardFields.refused';
    const isFault = isShown && (type === 'cardFields.failed' || error !== null);
    const isOpened = type === (before === 'broken' ? 'card.retryFields' : 'card.showFields') && !isShown;
    const isHidden = type === 'card.hideFields' && before !== 'hidden';
    must.enter('hidden', before === '' || isHidden);
    must.enter('shown.mounting', isOpened);
    must.enter(
      'shown.ready',
      (type === 'cardFields.mounted' && isShown && !isTokenizing) || isTokenized || isRefused,
    );
    must.enter('shown.tokenizing', isAuthorized);
    must.enter('broken', isFault);
    must.start('cardFields', isOpened);
    const asked = [
      ...(isAuthorized ? ['cardFields cardFields.tokenize'] : []),
      ...(isShown && type === 'card.focusField' ? ['cardFields cardFields.focus'] : []),
    ];
    must(
      isDeepStrictEqual(sent, asked),
      'a card is tokenized once for each request, and its field gets the focus',
    );
    must.emit('card.authorized', isTokenized, { nonce: event['nonce'], label: 'Visa ending in 1111' });
    must.emit('card.submitted', isShown && type === 'cardFields.submitted');
    const isUnready = type === 'card.authorize' && !isTokenizing && !isAuthorized;
    const isLost = isTokenizing && (isRefused || isFault || isHidden);
    must.emit('card.refused', isUnready || isLost);
    must.emit('card.fieldsFailed', isFault && !isTokenizing);
    must(!JSON.stringify(now).includes('nonce-1'), 'a nonce is not kept');
    const isTyped = isShown && type === 'cardFields.changed';
    const isAnother = isTyped && isCardChanged(was.card, event['card'] as CardState);
    must.emit('card.changed', isAnother);
    const isOther = was.failure?.kind === 'cardRefused' && isAnother;
    const isClear =
      before === '' ||
      isHidden ||
      isAuthorized ||
      isOther ||
      type === 'card.clearFailure' ||
      (type === 'card.retryFields' && isOpened);
    must.hold({
      card: isTyped ? event['card'] : isShown && (isHidden || isFault) ? emptyCard : was.card,
      failure: isRefused || isFault ? (error ?? event['failure']) : isClear ? null : was.failure,
    });
    must(now.card === was.card || told.includes('card.blockersChanged'), 'a change of the card is reported');
    for (const { type: fact, blockers } of facts)
      must(
        fact !== 'card.blockersChanged' || isDeepStrictEqual(blockers, cardBlockers(now.card)),
        'the current blockers are reported',
      );
  },
});
