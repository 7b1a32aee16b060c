/** A guest's cart in coarse steps: what is pressed, what the machine hears, what is answered. */

import type { AnyMachineSnapshot } from 'xstate';
import type { CartContext } from '#machines/trade/cart/cart.context.ts';
import { cartMachine } from '#machines/trade/cart/cart.machine.ts';
import type { CoarseAction, CoarseModel } from '#machines/tools/models/coarse.ts';
import { dotted } from '#machines/tools/models/paths.ts';
import { after, done, failed } from '#machines/tools/models/plan.ts';
import { regionsOf } from '#tests/models/cart.answers.ts';
import { cartOf, failure, lineOf, water as waterOf } from '#tests/models/goods.ts';
import { water } from '#tests/support/shopper-goods.ts';
import { addToCart, button, follow, lastCartId } from '#tests/support/shopper-pages.ts';
import type { ReturningShopper } from '#tests/support/shopper-start.ts';

/** What the server holds: one product, or nothing, in a cart that it may have lost. */
interface Server {
  quantity: number;
  isLost: boolean;
}

type Action = CoarseAction<Server, ReturningShopper>;

const contextOf = (snapshot: AnyMachineSnapshot): CartContext => snapshot.context as CartContext;
const cartIn = ({ quantity }: Server, id = 'cart-1') =>
  quantity === 0 ? cartOf(id) : cartOf(id, lineOf('1', waterOf(quantity)));
const missing = failure('cartMissing');

/** Carries out what the machine writes. */
const write = (server: Server, { action }: CartContext): void => {
  if (action?.kind === 'remove') server.quantity = 0;
  if (action?.kind === 'update') server.quantity = action.line.quantity;
  if (action?.kind === 'add') server.quantity += action.line.quantity;
};

const answer: CoarseModel<Server, unknown>['answer'] = (snapshot, server) => {
  const { work, queue } = regionsOf(dotted(snapshot.value));
  const written = { answer: null, cart: null, failure: null };
  if (queue === 'debouncing') return after('settleDelay', 'cart.queue.debouncing');
  switch (work) {
    case 'waiting.starting':
      return { type: 'cart.open' } as const;
    case 'creating':
      return done('createCart', 'cart-1');
    case 'loading':
      return server.isLost ? failed('readCart', missing) : done('readCart', cartIn(server));
    case 'writing':
      if (server.isLost) return done('cartWrites', { ...written, failure: missing });
      write(server, contextOf(snapshot));
      return done('cartWrites', {
        ...written,
        answer: { cart: cartIn(server), refusals: [] },
        cart: cartIn(server),
      });
    case 'recovering.verifying':
      return { type: 'cartRecovery.cartLost', isSignedOut: false } as const;
    case 'recovering.replacing':
      // what was to be removed went with the lost cart
      server.quantity = contextOf(snapshot).lost.reduce((sum, { quantity }) => sum + quantity, 0);
      server.isLost = false;
      return done('cartRecovery', {
        cartId: 'cart-2',
        cart: cartIn(server, 'cart-2'),
        missing: [],
        failure: null,
      });
    default:
      return null;
  }
};

const quantityIn = (snapshot: AnyMachineSnapshot): number =>
  contextOf(snapshot).cart?.lines[0]?.quantity ?? 0;
const hasWater = (snapshot: AnyMachineSnapshot): boolean => quantityIn(snapshot) > 0;

const pressInCart =
  (name: string | RegExp): Action['perform'] =>
  async ({ page }) => {
    await follow(page, '/cart');
    await button(page.getByRole('main'), name).click();
  };

const actions: readonly Action[] = [
  {
    says: 'adds water',
    isPossible: () => true,
    events: () => [{ type: 'cart.addItem', line: waterOf(1) } as const],
    async perform({ page }) {
      await follow(page, water.path);
      await page.getByRole('heading', { level: 1, name: water.name }).waitFor();
      await addToCart(page);
    },
  },
  {
    says: 'asks for one more',
    isPossible: hasWater,
    events: (now) => [{ type: 'cart.updateItem', lineId: '1', line: waterOf(quantityIn(now) + 1) } as const],
    perform: pressInCart(`Increase quantity of ${water.name}`),
  },
  {
    says: 'removes it',
    isPossible: hasWater,
    events: (now) => [{ type: 'cart.removeItem', lineId: '1', line: waterOf(quantityIn(now)) } as const],
    perform: pressInCart(`Remove ${water.name}`),
  },
  {
    says: 'puts it back',
    isPossible: (now) => contextOf(now).removed.length > 0,
    events: (now) => [{ type: 'cart.undoRemoval', line: contextOf(now).removed[0] } as const],
    perform: pressInCart(/^Undo/),
  },
  {
    says: 'has the cart lost by the server',
    isPossible: (now, { isLost }) => !isLost && contextOf(now).cartId !== null,
    events(_, server) {
      server.isLost = true;
      return [];
    },
    perform: async ({ page, api }) => api.loseCart(await lastCartId(page)),
  },
];

export const cartModel: CoarseModel<Server, ReturningShopper> = {
  machine: cartMachine,
  input: { cartId: null, releasedCartId: null, lastCart: null },
  subject: 'a guest',
  world: () => ({ quantity: 0, isLost: false }),
  actions,
  answer,
  keyOf: (snapshot, { isLost }) =>
    JSON.stringify([
      snapshot.value,
      hasWater(snapshot),
      contextOf(snapshot).removed.length > 0,
      isLost,
      contextOf(snapshot).cartId !== null,
    ]),
};

/** What the header says of this cart. */
export const cartLabel = (snapshot: AnyMachineSnapshot): RegExp => {
  const quantity = quantityIn(snapshot);
  return quantity === 0 ? /^Cart(, empty)?$/ : new RegExp(`^Cart, ${quantity} items?$`);
};
