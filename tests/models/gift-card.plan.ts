/** What may happen to the gift cards of a cart (§4 gift card, GIFT-01). */

import type { AppliedGiftCard } from '#machines/domain/gift-card.ts';
import { giftCardMachine, type GiftCardContext } from '#machines/trade/gift-card/gift-card.machine.ts';
import { dollars, failure } from './goods.ts';
import { done, failed, failing, planOf } from '#machines/tools/models/plan.ts';

type Child = 'applyGiftCard' | 'removeGiftCard' | 'readGiftCardBalance';

const small: AppliedGiftCard = { code: 'SMALL', amount: dollars(15) };

const answersTo = (child: Child) => [
  done(child, child === 'readGiftCardBalance' ? small : undefined),
  ...failing(child, 'refused', 'server'),
  failed(child, { ...failure('network'), isUnsent: true }),
  failed(child, failure('sessionExpired')),
];

const isPaying = (cards: GiftCardContext['cards']): boolean => cards.length > 0;

export const giftCardPlan = planOf({
  machine: giftCardMachine,
  proves: 'GIFT-01',
  requests: [
    { type: 'giftCard.syncCart', cartId: 'cart-1', currency: 'AUD', cards: [] },
    { type: 'giftCard.syncCart', cartId: 'cart-1', currency: 'AUD', cards: [small] },
    { type: 'giftCard.syncCart', cartId: 'cart-2', currency: 'NZD', cards: [] },
    { type: 'giftCard.syncCart', cartId: null, currency: null, cards: [] },
    { type: 'giftCard.forget' },
    { type: 'giftCard.setForm', code: 'GIF' },
    ...[' SMALL ', 'small', ' ', '..'].map((code) => ({ type: 'giftCard.apply', code }) as const),
    ...['SMALL', ''].map((code) => ({ type: 'giftCard.remove', code }) as const),
    ...['SMALL', '', '..'].map((code) => ({ type: 'giftCard.checkBalance', code }) as const),
    { type: 'giftCard.clearMessage' },
    { type: 'giftCard.lock' },
    { type: 'giftCard.unlock' },
  ],
  answers: {
    'work.applying': answersTo('applyGiftCard'),
    'work.removing': answersTo('removeGiftCard'),
    'work.checkingBalance': answersTo('readGiftCardBalance'),
  },
  projection: ({ cartId, code, cards, balance, message, unconfirmed }) => [
    cartId,
    code !== '',
    cards.length,
    balance !== null,
    message?.isGood,
    unconfirmed?.type,
  ],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const { cards, message, cartId, asked, unconfirmed: open, code } = now;
    const isAsking = !/^work.(ready|locked)/.test(state);
    const isReady = before.startsWith('work.ready');
    const given = String(event['code'] ?? '').trim();
    const isHeard = isReady && was.cartId !== null && given !== '' && given !== '..';
    const isFault = isFailed('applyGiftCard', 'removeGiftCard', 'readGiftCardBalance');
    must({
      'the shopper is told': isAsking || open === null || message?.isGood === false,
      'a card that is gone was removed': isAsking || open?.type !== 'giftCard.remove' || isPaying(cards),
      'a card that pays was applied':
        isAsking || open?.type !== 'giftCard.apply' || type !== 'giftCard.syncCart' || !isPaying(cards),
      'cards are locked while money moves (BEY-06)': !/ready.lock.requested|locked.lock.released/.test(state),
      'the cards are those of the cart': type !== 'giftCard.syncCart' || cards === event['cards'],
      'a lock that is released is not waited for': type !== 'giftCard.unlock' || state.endsWith('released'),
      'what is typed stands in the form': type !== 'giftCard.setForm' || !isReady || code === event['code'],
      'the code that is asked about stands in the form':
        !/apply$|checkBalance$/.test(type) || !isHeard || code === given,
      'no code is refused at once': !isReady || given !== '..' || message?.isGood === false,
      'a balance is shown': !isDone('readGiftCardBalance') || now.balance !== null,
    });
    must.emit('giftCard.locked', /locked/.test(state) && !/locked/.test(before));
    must(/lock|init/.test(type) || state.split('|')[1] === before.split('|')[1], 'only an order locks it');
    const input = { cartId: was.cartId, code: given };
    must.start('applyGiftCard', type === 'giftCard.apply' && isHeard, input);
    must.start('removeGiftCard', type === 'giftCard.remove' && isHeard, input);
    must.start('readGiftCardBalance', type === 'giftCard.checkBalance' && isHeard, {
      ...input,
      currency: was.currency,
    });
    // an answer counts; so does a cart that shows what a lost answer left open
    const settled =
      type === 'giftCard.syncCart' && cartId === was.cartId && open === null && !isAsking
        ? was.unconfirmed
        : null;
    const isDespite = (kind: string, is: boolean): boolean =>
      isFault &&
      was.asked?.type === kind &&
      is === isPaying(was.cards) &&
      (kind !== 'giftCard.apply' || was.unconfirmed !== null);
    const isApplied =
      isDone('applyGiftCard') || settled?.type === 'giftCard.apply' || isDespite('giftCard.apply', true);
    const isRemoved =
      isDone('removeGiftCard') || settled?.type === 'giftCard.remove' || isDespite('giftCard.remove', false);
    must.emit('giftCard.applied', isApplied);
    must.emit('giftCard.removed', isRemoved);
    must(!(isApplied || isRemoved) || message?.isGood === true, 'success is shown');
    must.emit('giftCard.failed', isFault && !isApplied && !isRemoved, { failure: error, asked: was.asked });
    if (type === 'giftCard.clearMessage') must.hold({ balance: null, message: null, unconfirmed: null });
    if (type === 'giftCard.forget')
      must(code === '' && !isPaying(cards) && cartId === null && asked === null, 'the cards are forgotten');
  },
});
