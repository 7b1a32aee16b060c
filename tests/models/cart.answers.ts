/** What comes to a cart only while it is awaited: answers of the server and the session. */

import type { EventObject } from 'xstate';
import type { AdoptedCart } from '#machines/trade/cart/cart-owner.machine.ts';
import type { CartRecoveryFact } from '#machines/trade/cart/cart-recovery.events.ts';
import type { CartWritten } from '#machines/trade/cart/cart-writes.machine.ts';
import type { CartContext } from '#machines/trade/cart/cart.context.ts';
import type { Cart } from '#machines/domain/cart.ts';
import { cartOf, chilled, cups, dollars, failure, fullCart, lineOf, water } from './goods.ts';
import { done, failed, failing } from '#machines/tools/models/plan.ts';

const lostAnswers = (slot: string): readonly EventObject[] => [
  ...failing(slot, 'network', 'cartMissing', 'cartForbidden', 'cartInactive'),
];

/** Another choice has gone in: beside the old line, or onto it. */
const besides = cartOf('cart-1', lineOf('1', water(2)), lineOf('3', chilled(3)));
const onto = cartOf('cart-1', lineOf('1', water(5)));

/** The child that takes up the customer's cart has ended. */
export const adopted = (output: Partial<AdoptedCart>): EventObject =>
  done('cartOwner', { cart: null, refusals: [], missing: [], isLastLost: false, failure: null, ...output });

/** Of the child that replaces a lost cart. */
const reports: readonly CartRecoveryFact[] = [
  { type: 'cartRecovery.asked', question: 'session' },
  { type: 'cartRecovery.asked', question: 'signOut' },
  { type: 'cartRecovery.cartLost', isSignedOut: false },
  { type: 'cartRecovery.cartLost', isSignedOut: true },
];

/** What each region of the cart is in. */
export const regionsOf = (state: string) => {
  const regions = state.split('|').map((region) => region.split('.'));
  const read = (name: string): string =>
    regions
      .find(([region]) => region === name)
      ?.slice(1)
      .join('.') ?? '';
  return {
    work: read('work'),
    queue: read('queue'),
    handover: read('handover'),
    freshness: read('freshness'),
  };
};

/** Not seen yet. */
export const isOfOtherTab = (cartId: string | null, cart: CartContext['cart']): boolean =>
  cartId === 'cart-8' && cart === null;

export const othersCart: readonly EventObject[] = [done('readCart', cartOf('cart-8', lineOf('6', cups(1))))];

/** As it is first read. */
const codedCart = { ...fullCart, coupons: ['WATER10'], giftCards: [{ code: 'SMALL', amount: dollars(5) }] };

/** The child that carries out a request has ended. */
const written = (output: Partial<CartWritten>): EventObject =>
  done('cartWrites', { answer: null, cart: null, failure: null, ...output });
const answered = (cart: Cart, ...refusals: readonly string[]): EventObject =>
  written({ answer: { cart, refusals: refusals.map((message) => ({ message })) }, cart });

const writtenAnswers: readonly EventObject[] = [
  answered(fullCart),
  answered(cartOf('cart-1')),
  answered(fullCart, 'Sold out.', 'And closed.'),
  answered(cartOf('cart-1'), 'Not that many.'),
  answered(fullCart, 'There is no "CUPS-50".'),
  // seen in the cart: done, or not
  written({ cart: fullCart }),
  written({ cart: fullCart, failure: failure('network') }),
  ...(['network', 'cartMissing', 'cartForbidden', 'cartInactive', 'notFound', 'refused'] as const).map(
    (kind) => written({ failure: failure(kind) }),
  ),
];

export const cartAnswers: Readonly<Record<string, readonly EventObject[]>> = {
  'waiting.starting': ['watchCart', 'flushCart'].map((id) => failed(id, failure('unexpected'))),
  adopting: [
    adopted({ cart: cartOf('cart-5', lineOf('4', water(2))) }),
    adopted({ cart: cartOf('cart-5', lineOf('4', water(2))), missing: [cups(1)] }),
    adopted({ cart: cartOf('cart-5'), refusals: [{ message: 'Not here.' }] }),
    adopted({ failure: failure('network') }),
    adopted({ failure: failure('sessionExpired') }),
  ],
  'recovering.verifying': [
    ...reports,
    { type: 'cart.confirmSession' },
    { type: 'cart.confirmSignOut' },
    { type: 'cart.denySession', failure: failure('network') } as EventObject,
  ],
  loading: [done('readCart', codedCart), ...lostAnswers('readCart')],
  creating: [done('createCart', 'cart-2'), failed('createCart', failure('network'))],
  writing: [{ type: 'cartWrites.answerLost' }, ...writtenAnswers],
  editing: [answered(besides), answered(onto), written({ cart: besides }), written({ cart: onto })],
  'recovering.replacing': [
    ...reports,
    // another device has brought its water along
    done('cartRecovery', {
      cartId: 'cart-3',
      cart: cartOf('cart-3', lineOf('9', cups(1)), lineOf('10', water(3))),
      missing: [],
      failure: null,
    }),
    done('cartRecovery', { cartId: 'cart-3', cart: null, missing: [water(2)], failure: null }),
    done('cartRecovery', { cartId: null, cart: null, missing: [], failure: failure('network') }),
  ],
};
