/** What the trade passes on, and how codes and cart are held while money moves (PAY-04, BEY-06). */

import { isDeepStrictEqual } from 'node:util';
import type { EventObject } from 'xstate';
import { tradeMachine } from '#machines/trade/trade.machine.ts';
import { failure, fullCart } from './goods.ts';
import { planOf } from '#machines/tools/models/plan.ts';

const request = { type: 'cart.load' } as const;
const input = { cartId: 'cart-1', releasedCartId: null, lastCart: null };
const { id: cartId, coupons, giftCards: cards, subtotal } = fullCart;

const ends = ['recovery.refused', 'recovery.abandoned', 'recovery.ended'];
const bare = ['prepareLock', 'lock', 'unlock', 'finishOrder', 'forgetCodes', 'clearCodeMessages'];
const changes = ['promo.applied', 'promo.removed', 'giftCard.applied', 'giftCard.removed'];
const quiet = ['cart.dropped', 'cart.lost', 'promo.locked', 'giftCard.locked', 'cart.locked'];
const refused = ['promo.failed', 'giftCard.failed'].flatMap((type) => [
  { type, failure: failure('refused') },
  { type, failure: failure('sessionExpired') },
]);
const requests: readonly EventObject[] = [
  { type: 'trade.passRequest', request } as EventObject,
  { type: 'cart.changed', cart: fullCart } as EventObject,
  ...bare.map((verb) => ({ type: `trade.${verb}` })),
  ...[...changes, ...quiet, ...ends, 'recovery.started', 'recovery.placed'].map((type) => ({ type })),
  ...refused,
];

const unlocked = ['promo promo.unlock', 'giftCard giftCard.unlock'];
const forgotten = ['promo promo.forget', 'giftCard giftCard.forget'];
const synced = ['promo promo.syncCart', 'giftCard giftCard.syncCart'];
const opened = ['cart cart.unlock', ...unlocked];

/** What an event says to the children: always, and only while codes and cart are held. */
const sends: Readonly<Record<string, readonly string[]>> = {
  'trade.passRequest': ['cart cart.load'],
  'trade.finishOrder': ['recovery recovery.end', 'cart cart.renew', ...forgotten, ...unlocked],
  'trade.forgetCodes': forgotten,
  'trade.clearCodeMessages': ['promo promo.clearMessage', 'giftCard giftCard.clearMessage'],
  'cart.changed': synced,
  'cart.dropped': synced,
  'cart.lost': synced,
  'recovery.started': ['promo promo.lock'],
  ...Object.fromEntries(changes.map((type) => [type, ['cart cart.refresh']])),
  ...Object.fromEntries(ends.map((type) => [type, opened])),
};
const sendsHeld: Readonly<Record<string, readonly string[]>> = {
  'trade.lock': ['promo promo.lock'],
  'promo.locked': ['giftCard giftCard.lock'],
  'giftCard.locked': ['cart cart.lock'],
};

export const tradePlan = planOf({
  machine: tradeMachine,
  proves: 'PAY-04, BEY-06',
  inputs: [input],
  events: () => requests,
  projection: () => null,
  rules: ({ state, before, type, event, facts, steps, sent }, must) => {
    const [isHeld, isElsewhere] = [before.includes('held'), before.includes('elsewhere')];
    const isUnlocked = type === 'trade.unlock' && !isElsewhere;
    const isRefused = type.endsWith('.failed') && isDeepStrictEqual(event['failure'], failure('refused'));
    const due = [
      ...(sends[type] ?? []),
      ...((isHeld && sendsHeld[type]) || []),
      ...(isUnlocked ? ['recovery recovery.end', ...opened] : []),
      ...(isRefused ? ['cart cart.refresh'] : []),
    ];
    must(isDeepStrictEqual(sent, due), `${type} says ${sent.join(', ')} instead of ${due.join(', ')}`);
    const asked = (steps.at(-1)?.view.asked ?? []).flatMap((one) => ('event' in one ? [one.event] : []));
    const codes = [
      { type: 'promo.syncCart', cartId, coupon: coupons[0] ?? null },
      { type: 'giftCard.syncCart', cartId, currency: subtotal.currency, cards },
    ];
    must(type !== 'cart.changed' || isDeepStrictEqual(asked, codes), 'the codes are those of the cart');
    must.start('cart', type === 'xstate.init', input);

    const isRelease = isUnlocked || type === 'trade.finishOrder' || ends.includes(type);
    must.emit('trade.released', isRelease);
    must.emit('trade.sumsChanged', changes.includes(type) || isRefused);
    must.emit('trade.locked', type === 'cart.locked' && isHeld);
    const passed = facts.filter((fact) => !fact.type.startsWith('trade.'));
    const isOwn = type.startsWith('trade.') || type === 'xstate.init';
    must(isDeepStrictEqual(passed, isOwn ? [] : [event]), 'a fact goes up unchanged');

    const isHeldNow = type === 'recovery.started' || type === 'trade.prepareLock' || (isHeld && !isRelease);
    must(state.includes('held') === isHeldNow, 'held from the order on until its outcome');
    const isElsewhereNow = isElsewhere && !isRelease && type !== 'recovery.placed';
    must(
      state.includes('elsewhere') === (type === 'recovery.started' || isElsewhereNow),
      'held for another tab',
    );
  },
});
