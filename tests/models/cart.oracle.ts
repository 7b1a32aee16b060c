/** What a cart ought to do, told as a plain program: the second opinion that generated cart paths are held against (§4, CART-01 … CART-07). */

import type { CartContext } from '#machines/cart/cart.setup.ts';
import type { Recreation } from '#machines/cart/recreation.machine.ts';
import type { CartEvent } from '#machines/cart/cart.events.ts';
import type { Cart, CartAction, NewLine, WriteAnswer } from '#machines/domain/cart.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { oracleFrom, Stage, type Done, type Failed } from './stage.ts';

type Answer =
  | Done<'readCart', Cart>
  | Done<'createCart', string>
  | Done<'writeCart', WriteAnswer>
  | Done<'recreation', Recreation>
  | Failed<'readCart' | 'createCart' | 'writeCart' | 'recreation'>;

const lostKinds = ['cartMissing', 'cartForbidden', 'cartInactive'];
const facts = { add: 'cart.itemAdded', update: 'cart.itemUpdated', remove: 'cart.itemRemoved' };

/** One step of the shop assistant who keeps the cart. */
class CartKeeper extends Stage<CartContext> {
  read(): void {
    this.memory.failure = null;
    this.ask('loading', 'readCart', { cartId: this.memory.cartId });
  }

  write(): void {
    this.ask('writing', 'writeCart', { cartId: this.memory.cartId, action: this.memory.action });
  }

  /** Nothing is under way: the waiting goes first, then the lock. */
  rest(): void {
    this.memory.hasRecreated = false;
    const [oldest, ...others] = this.memory.queue;
    const isWithoutCart = this.memory.cartId === null;
    if (oldest !== undefined && isWithoutCart && this.memory.lost.length > 0) {
      // an earlier replacement failed: this action may have the one it is entitled to
      Object.assign(this.memory, { action: oldest, queue: others, failure: null, hasRecreated: true });
      this.ask('recreating', 'recreation', { lost: this.memory.lost });
    } else if (oldest !== undefined && isWithoutCart) this.ask('creating', 'createCart', undefined);
    else if (oldest !== undefined) {
      this.memory.action = oldest;
      this.memory.queue = others;
      this.memory.failure = null;
      this.write();
    } else if (this.memory.isLockWanted) {
      this.state = 'locked';
      this.tell({ type: 'cart.locked' });
    } else this.state = 'ready';
  }

  /** The shopper is told, the action is over, life goes on. */
  fail(failure: Failure): void {
    this.memory.failure = failure;
    this.tell({ type: 'cart.actionFailed', failure: this.memory.failure });
    this.memory.action = null;
    // a line the server does not know: what is shown is not what it has
    if (failure.kind === 'notFound' && this.memory.cartId !== null) this.read();
    else this.rest();
  }

  /** True where the failure meant a lost cart and the one recreation was still to be had. */
  recreates(failure: Failure): boolean {
    if (!lostKinds.includes(failure.kind) || this.memory.hasRecreated) return false;
    const { cart, action, queue } = this.memory;
    const wasOrdered = failure.kind === 'cartInactive';
    const pending = action === null ? queue : [action, ...queue];
    const isPending = (lineId: string): boolean =>
      pending.some((one) => one.kind !== 'add' && one.lineId === lineId);
    const others = (cart?.lines ?? []).filter(({ id }) => !isPending(id));
    // an update becomes the addition of its line, unless its cart was ordered; a removal has come true
    const onNewCart = (one: CartAction): readonly CartAction[] => {
      if (one.kind === 'add') return [one];
      return one.kind === 'update' && !wasOrdered ? [{ kind: 'add', line: one.line }] : [];
    };
    const kept = others.map(({ sku, name, quantity }): NewLine => ({ sku, name, quantity }));
    this.memory.lost = wasOrdered ? [] : kept;
    this.memory.action = action === null ? null : (onNewCart(action)[0] ?? null);
    this.memory.queue = queue.flatMap(onNewCart);
    this.memory.wasOrdered = wasOrdered;
    this.memory.hasRecreated = true;
    this.memory.cartId = null;
    this.memory.cart = null;
    this.tell({ type: 'cart.dropped' });
    this.ask('recreating', 'recreation', { lost: this.memory.lost });
    return true;
  }

  enqueue(action: CartAction): void {
    const isSuperseded = (waiting: CartAction): boolean =>
      waiting.kind !== 'add' && action.kind !== 'add' && waiting.lineId === action.lineId;
    this.memory.queue = [...this.memory.queue.filter((waiting) => !isSuperseded(waiting)), action];
    if (this.state === 'ready') this.rest();
  }

  created(cartId: string): void {
    this.memory.cartId = cartId;
    this.tell({ type: 'cart.created', cartId });
    this.rest();
  }

  written({ cart, refusals: [refusal] }: WriteAnswer): void {
    const { action } = this.memory;
    if (action === null) throw new Error('an answer to nothing');
    this.memory.cart = cart;
    const isLastLineGone = action.kind === 'remove' && cart.lines.length === 0;
    this.tell({ type: 'cart.changed', cart });
    if (refusal !== undefined) return this.fail({ kind: 'refused', message: refusal.message });
    this.tell({ type: facts[action.kind], line: action.line });
    this.memory.action = null;
    if (isLastLineGone) this.read();
    else this.rest();
  }

  recreated({ cartId, cart, missing, failure }: Recreation): void {
    this.memory.cartId = cartId;
    this.memory.cart = cart;
    this.memory.failure = null;
    if (failure === null) this.memory.lost = [];
    if (failure !== null) return this.fail(failure);
    this.tell({ type: 'cart.created', cartId });
    this.tell({ type: 'cart.recreated', missing, wasOrdered: this.memory.wasOrdered });
    if (this.memory.action === null) this.read();
    else this.write();
  }

  hear(event: CartEvent | Answer): void {
    switch (event.type) {
      case 'cart.addItem':
        return this.enqueue({ kind: 'add', line: event.line });
      case 'cart.updateItem':
        return this.enqueue({ kind: 'update', lineId: event.lineId, line: event.line });
      case 'cart.removeItem':
        return this.enqueue({ kind: 'remove', lineId: event.lineId, line: event.line });
      case 'cart.load':
        if (this.state === 'ready' && this.memory.cartId !== null) this.read();
        return;
      case 'cart.lock':
        this.memory.isLockWanted = true;
        if (this.state === 'ready') this.rest();
        return;
      case 'cart.unlock':
        this.memory.isLockWanted = false;
        if (this.state === 'locked') this.rest();
        return;
      case 'cart.renew':
        if (this.state !== 'locked') return;
        this.memory.isLockWanted = false;
        this.memory.queue = this.memory.queue.filter(({ kind }) => kind === 'add');
        this.memory.cartId = null;
        this.memory.cart = null;
        this.tell({ type: 'cart.dropped' });
        return this.ask('renewing', 'createCart', undefined);
      case 'xstate.done.actor.readCart':
        this.memory.cart = event.output;
        this.tell({ type: 'cart.changed', cart: event.output });
        return this.rest();
      case 'xstate.error.actor.readCart':
        if (this.recreates(event.error)) return;
        this.memory.failure = event.error;
        return this.rest();
      case 'xstate.done.actor.createCart':
        return this.created(event.output);
      case 'xstate.error.actor.createCart':
        if (this.state === 'renewing') return this.rest();
        this.memory.queue = [];
        return this.fail(event.error);
      case 'xstate.done.actor.writeCart':
        return this.written(event.output);
      case 'xstate.error.actor.writeCart':
        return this.recreates(event.error) ? undefined : this.fail(event.error);
      case 'xstate.done.actor.recreation':
        return this.recreated(event.output);
      case 'xstate.error.actor.recreation':
        return this.fail(event.error);
    }
  }
}

const begin = (input: unknown): CartKeeper => {
  const { cartId } = input as { readonly cartId: string | null };
  const keeper = new CartKeeper('ready', {
    cartId,
    cart: null,
    queue: [],
    action: null,
    lost: [],
    wasOrdered: false,
    hasRecreated: false,
    isLockWanted: false,
    failure: null,
  });
  if (cartId === null) keeper.rest();
  else keeper.read();
  return keeper;
};

export const cartOracle = oracleFrom<CartContext, CartEvent | Answer, CartKeeper>(
  CartKeeper,
  begin,
  (keeper, event) => keeper.hear(event),
);
