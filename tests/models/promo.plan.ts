/** What may happen to the promo code of a cart (§4 promo code, PROMO-01, CHK-01). */

import { promoMachine } from '#machines/trade/promo/promo.machine.ts';
import { failure } from './goods.ts';
import { done, failed, failing, planOf } from '#machines/tools/models/plan.ts';

const answersTo = (child: string) => [
  done(child),
  ...failing(child, 'notFound', 'network'),
  failed(child, { ...failure('network'), isUnsent: true }),
  failed(child, failure('sessionExpired')),
];

export const promoPlan = planOf({
  machine: promoMachine,
  proves: 'PROMO-01, CHK-01',
  requests: [
    { type: 'promo.syncCart', cartId: 'cart-1', coupon: null },
    { type: 'promo.syncCart', cartId: 'cart-1', coupon: 'WATER10' },
    { type: 'promo.syncCart', cartId: 'cart-1', coupon: 'tenoff' },
    { type: 'promo.syncCart', cartId: 'cart-2', coupon: 'TENOFF' },
    { type: 'promo.syncCart', cartId: null, coupon: null },
    { type: 'promo.forget' },
    { type: 'promo.setForm', code: 'WAT' },
    { type: 'promo.submit' },
    { type: 'promo.apply', code: ' TENOFF ' },
    { type: 'promo.apply', code: ' ' },
    { type: 'promo.apply', code: '..' },
    { type: 'promo.remove' },
    { type: 'promo.clearMessage' },
    { type: 'promo.lock' },
    { type: 'promo.unlock' },
  ],
  answers: {
    'work.applying.looking': [
      done('readPromo', null),
      done('readPromo', 'WATER10'),
      ...failing('readPromo', 'network', 'sessionExpired'),
    ],
    'work.applying.asking': answersTo('applyPromo'),
    'work.applying.restoring': [
      done('restorePromo'),
      ...failing('restorePromo', 'network', 'sessionExpired'),
    ],
    'work.removing': answersTo('removePromo'),
  },
  projection: ({ cartId, code, isApplied, message, unconfirmed, before }) => [
    before,
    cartId,
    code !== '',
    isApplied,
    message?.isGood,
    unconfirmed?.type,
  ],

  rules: ({ now, was, state, before, type, event, error, isDone, isFailed }, must) => {
    const { isApplied, code, cartId, message, unconfirmed } = now;
    const isAsking = /^work.(applying|removing)/.test(state);
    const isReady = before.startsWith('work.ready');
    const isExpired = error?.kind === 'sessionExpired';
    // a refused code took another one away
    const isTaken = isFailed('applyPromo') && was.before !== null && error?.kind === 'notFound';
    const isBeside = isDone('restorePromo') || (isFailed('restorePromo') && !isExpired);
    const isFault =
      (isFailed('applyPromo', 'removePromo') && !isTaken) ||
      (isFailed('readPromo', 'restorePromo') && isExpired);
    must(isAsking || unconfirmed === null || message?.isGood === false, 'the shopper is told');
    must(isAsking || unconfirmed?.type !== 'promo.remove' || isApplied, 'a code that is gone was removed');
    must(!/ready.lock.requested|locked.lock.released/.test(state), 'codes are locked for an order (BEY-06)');
    must.emit('promo.locked', /locked/.test(state) && !/locked/.test(before));
    must(/lock|init/.test(type) || state.split('|')[1] === before.split('|')[1], 'only an order locks it');
    const isHeard = isReady && was.cartId !== null;
    const isSubmitted = type === 'promo.submit';
    const given = (isSubmitted ? was.code : String(event['code'] ?? '')).trim();
    const isAsked = given !== '' && given !== '..';
    must.start(
      'readPromo',
      (type === 'promo.apply' || (isSubmitted && !was.isApplied)) && isHeard && isAsked,
      { cartId },
    );
    must.start('applyPromo', isDone('readPromo') || (isFailed('readPromo') && !isExpired), { cartId, code });
    must.start('restorePromo', isTaken, { cartId, code: was.before });
    must(
      !isBeside || (message?.isGood === false && message.text.includes(was.before ?? '?')),
      'both are named',
    );
    must.start('removePromo', (type === 'promo.remove' || isSubmitted) && isHeard && was.isApplied, {
      cartId,
    });
    // an answer counts; so does a cart that shows what a lost answer left open
    const settled =
      type === 'promo.syncCart' && cartId === was.cartId && unconfirmed === null && !isAsking
        ? was.unconfirmed
        : null;
    const isIn = isDone('applyPromo') || settled?.type === 'promo.apply';
    const isOut = isDone('removePromo') || settled?.type === 'promo.remove';
    must.emit('promo.applied', isIn, { code });
    must.emit('promo.removed', isOut);
    must.emit('promo.failed', isFault || isBeside, { asked: was.asked });
    must(!(isIn || isOut) || (message?.isGood === true && unconfirmed === null), 'success is shown');
    if (type === 'promo.syncCart' && isAsking)
      must(isApplied === was.isApplied, 'the answer under way says more than an older cart');
    const coupon = event['coupon'] as string | null | undefined;
    const isRead = type === 'promo.syncCart' && !isAsking;
    must({
      'the code of the cart counts':
        !isRead || (isApplied === (coupon !== null) && code === (coupon ?? code)),
      'it is of this cart': type !== 'promo.syncCart' || cartId === event['cartId'],
      'a lock that is released is not waited for': type !== 'promo.unlock' || state.endsWith('released'),
      'what is typed stands in the form': type !== 'promo.setForm' || !isReady || code === event['code'],
      'no code is refused at once': !isReady || event['code'] !== '..' || message?.isGood === false,
    });
    must(type !== 'promo.clearMessage' || isAsking || message === null, 'what was said is gone');
    if (type === 'promo.forget')
      must(code === '' && !isApplied && cartId === null && !isAsking, 'the code is forgotten');
  },
});
