/** What may happen to a card typed into the provider's fields (PAY-02). */

import type { EventObject } from 'xstate';
import { type CardState } from '#machines/domain/payment.ts';
import { cardObstacles } from '#machines/domain/payment-form.ts';
import type { CardEvent } from '#machines/checkout/payment/card.events.ts';
import { cardMachine } from '#machines/checkout/payment/card.machine.ts';
import { failure } from './goods.ts';
import { filled } from './payment.card.ts';
import { failed, planOf } from './plan.ts';

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
  projection: ({ card, failure: reason }) => [card?.cardType, reason?.kind],
  rules: ({ now, was, state, before, type, event, facts, told, sent }, must) => {
    const count = (what: string): number => sent.filter((one) => one === what).length;
    const isTokenizing = before === 'shown.tokenizing';
    const isTokenized = isTokenizing && type === 'cardFields.tokenized';
    must.start('cardFields', state === 'shown.mounting' && before !== state);
    must(
      count('cardFields cardFields.tokenize') ===
        (type === 'card.authorize' && before === 'shown.ready' ? 1 : 0),
      'a card is tokenized once for each request',
    );
    must(
      count('cardFields cardFields.focus') ===
        (type === 'card.focusField' && before.startsWith('shown') ? 1 : 0),
      'the field gets the focus',
    );
    must.emit('card.authorized', isTokenized, { nonce: event['nonce'], label: 'Visa ending in 1111' });
    const isUnready = type === 'card.authorize' && !isTokenizing && before !== 'shown.ready';
    const isLost = isTokenizing && state !== before && !isTokenized;
    must.emit('card.refused', isUnready || isLost);
    must(!JSON.stringify(now).includes('nonce-1'), 'a nonce is not kept');
    must(!JSON.stringify(now.card)?.includes('1111'), 'a card number is not kept');
    must(
      !/^(hidden|broken)$/.test(state) || Object.values(now.card?.fields ?? {}).every((one) => one.isEmpty),
      'fields that close are empty',
    );
    const isOther = before !== '' && JSON.stringify(now.card) !== JSON.stringify(was.card);
    must(!isOther || told.includes('card.obstaclesChanged'), 'a change of the card is reported');
    for (const fact of facts.filter((one) => one.type === 'card.obstaclesChanged'))
      must(
        JSON.stringify(fact['obstacles']) === JSON.stringify(cardObstacles(now.card)),
        'the current blockers are reported',
      );
    if (before === 'shown.ready' && /authorize|focus|clear|retry|show/.test(type))
      must(now.card === was.card, 'a typed card is kept');
  },
});
