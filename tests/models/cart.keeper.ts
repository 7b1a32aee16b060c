/** The shop assistant who keeps a cart, as a plain program without the machine: what is done step by step (§4, CART-01 … CART-07, CART-11, CART-14). */

import type { CartContext } from '#machines/cart/cart.context.ts';
import type { Cart, CartAction, NewLine, WriteAnswer } from '#machines/domain/cart.ts';
import type { Failure } from '#machines/domain/failure.ts';
import { sessionExpired } from '#machines/domain/session.ts';
import { doing, putDown, takeUp } from './cart.errands.ts';
import { asksForOwn } from './cart.kept.ts';
import { packs } from './cart.merging.ts';
import { asksToLeave } from './cart.leaving.ts';
import { isOfOneLine, makesAnew } from './cart.moving.ts';
import { blame, severalDone, type Several } from './cart.several.ts';
import {
  appliedTo,
  isLoss,
  isSame,
  leftBehind,
  onNewCart,
  secondHalf,
  shelfOf,
  toldOf,
} from './cart.reckoning.ts';
import { Stage } from './stage.ts';

export class CartKeeper extends Stage<CartContext> {
  read(): void {
    this.memory.failure = null;
    this.memory.isReloadWanted = false;
    this.memory.isUnread = false;
    this.ask('loading', 'readCart', { cartId: this.memory.cartId });
  }

  write(): void {
    const { cartId, action, alongside } = this.memory;
    const customerId = this.memory.customerId ?? undefined;
    this.ask('writing', 'writeCart', { cartId, action, alongside, customerId });
  }

  /** The guest's cart goes out of sight; which one it was is remembered for the merge alone. */
  release(): void {
    packs(this);
    const gone = { cartId: null, cart: null, keptCart: null, removed: [] };
    Object.assign(this.memory, { ...gone, isReleaseWanted: false });
    this.state = 'released';
    this.tell({ type: 'cart.dropped' });
    this.tell({ type: 'cart.released', cartId: this.memory.releasedCartId });
  }

  /** From here on it is a customer's. */
  adopt(): void {
    packs(this);
    const { isOwned } = this.memory;
    const settled = { isAdoptionWanted: false, isReloadWanted: false, isSessionOver: false };
    if (!isOwned) this.memory.removed = [];
    Object.assign(this.memory, { ...settled, cartId: null, isOwned: true, failure: null });
    asksForOwn(this);
  }

  takeBack(): void {
    const cartId = this.memory.releasedCartId;
    const unpacked = { releasedCartId: null, releasedLines: [] };
    Object.assign(this.memory, { cartId, ...unpacked, isOwned: false, isSessionOver: false });
    if (cartId !== null) this.tell({ type: 'cart.created', cartId, isOwned: false });
  }

  /** Nothing is under way: whose cart it is comes first, then what waits, then the lock. */
  rest(): void {
    this.memory.hasRecreated = false;
    const [oldest] = this.memory.queue;
    const { cartId, isOwned, isSessionOver } = this.memory;
    if (this.memory.isReleaseWanted) return this.release();
    if (this.memory.isAdoptionWanted) return this.adopt();
    if (isSessionOver && oldest !== undefined) return this.failAll(sessionExpired);
    if (this.memory.isReloadWanted && cartId !== null && !isSessionOver) return this.read();
    if (this.isPausing()) {
      this.state = 'unsettled';
    } else if (oldest === undefined) {
      this.state = this.memory.isLockWanted ? 'locked' : 'ready';
      if (this.memory.isLockWanted) this.tell({ type: 'cart.locked' });
    } else if (cartId === null && this.memory.lost.length > 0) {
      // an earlier replacement failed: this action may have the one it is entitled to
      Object.assign(this.memory, { failure: null, hasRecreated: true });
      takeUp(this, this.memory.queue);
      makesAnew(this);
    } else if (cartId === null && isOwned) this.adopt();
    else if (cartId === null) this.ask('creating', 'createCart', undefined);
    else {
      this.memory.failure = null;
      takeUp(this, this.memory.queue);
      this.write();
    }
  }

  /** Whoever counts up is not interrupted, unless somebody waits. */
  isPausing(): boolean {
    const { queue, cartId, isSettled, isLockWanted, isSessionOver } = this.memory;
    const isCounting = queue.length > 0 && queue.every(({ kind }) => kind === 'update');
    return isCounting && !isSettled && cartId !== null && !isLockWanted && !isSessionOver;
  }

  /** The shopper is told, the action is over, life goes on. */
  fail(failure: Failure, others: readonly CartAction[] = []): void {
    const actions = [...this.memory.failed, ...doing(this), ...others];
    Object.assign(this.memory, { failure, failed: [] });
    putDown(this);
    this.tell({ type: 'cart.actionFailed', failure, actions });
    // a line the server does not know: what is shown is not what it has
    if (failure.kind === 'notFound' && this.memory.cartId !== null) this.read();
    else this.rest();
  }

  failAll(failure: Failure): void {
    const { queue } = this.memory;
    this.memory.queue = [];
    this.fail(failure, queue);
  }

  /** Whether a failure to do with the cart only says that another tab has put another in its place. */
  isOutdated(failure: Failure): boolean {
    const { cartId, isReloadWanted, isAdoptionWanted } = this.memory;
    return isLoss(failure) && (cartId === null || isReloadWanted || isAdoptionWanted);
  }

  /** Done to the cart that has taken its place. */
  beginAnew(): void {
    Object.assign(this.memory, { queue: [...doing(this), ...this.memory.queue], failure: null });
    putDown(this);
    this.rest();
  }

  /** Whether the words may be those to a guest that a customer with a dead token silently has become. */
  isDoubtful({ kind }: Failure): boolean {
    return kind === 'cartForbidden' && this.memory.isOwned && !this.memory.hasRecreated;
  }

  /** Waits for the word about the token, unless it is known to be gone or about to be replaced. */
  doubt(failure: Failure): void {
    this.memory.failure = failure;
    this.tell({ type: 'cart.sessionDoubted' });
    this.state = 'awaitingSession';
    this.settle();
  }

  settle(): void {
    const { isSessionOver, isReleaseWanted, isAdoptionWanted } = this.memory;
    if (this.state.startsWith('awaiting') && (isSessionOver || isReleaseWanted || isAdoptionWanted))
      this.fail(sessionExpired);
  }

  /** True where the failure meant a lost cart and the one recreation was still to be had. */
  recreates(failure: Failure): boolean {
    if (!isLoss(failure) || this.memory.hasRecreated) return false;
    if (asksToLeave(this, failure)) return true;
    const { action, queue } = this.memory;
    const wasOrdered = failure.kind === 'cartInactive';
    const pending = [...doing(this), ...queue];
    const renewed = (one: CartAction): readonly CartAction[] => onNewCart(one, wasOrdered);
    if (action?.kind === 'edit' && action.step === 'removing' && !wasOrdered) this.tell(toldOf(action));
    this.memory.lost = wasOrdered ? [] : leftBehind(this.memory, pending);
    this.memory.lostCodes = wasOrdered ? null : appliedTo(this.memory.cart);
    const [parked = null, ...rest] = doing(this)
      .filter((one) => !queue.some((later) => isOfOneLine(one, later)))
      .flatMap(renewed);
    Object.assign(this.memory, {
      action: parked,
      alongside: [],
      queue: [...rest, ...queue.flatMap(renewed)],
    });
    if (wasOrdered) this.memory.removed = [];
    Object.assign(this.memory, { wasOrdered, hasRecreated: true });
    this.tell({ type: wasOrdered ? 'cart.dropped' : 'cart.lost' });
    Object.assign(this.memory, { cartId: null, cart: null });
    makesAnew(this);
    return true;
  }

  enqueue(action: CartAction): void {
    this.memory.queue = [...this.memory.queue.filter((waiting) => !isOfOneLine(waiting, action)), action];
    this.memory.isSettled = action.kind !== 'update';
    if (['ready', 'unsettled'].includes(this.state)) this.rest();
  }

  forgetRemoval(added: NewLine): void {
    this.memory.removed = this.memory.removed.filter((line) => !isSame(line, added));
  }

  /** Once, however often it is asked for. */
  undo(line: NewLine): void {
    const { removed, action, queue } = this.memory;
    const isKnown = removed.some(({ sku }) => sku === line.sku);
    const isUnderWay = [action, ...queue].some(
      (one) => one?.kind === 'add' && one.isReturned && one.line.sku === line.sku,
    );
    if (isKnown && !isUnderWay) this.enqueue({ kind: 'add', line, isReturned: true });
  }

  created(cartId: string): void {
    // another tab was faster, or has signed in: its cart is the one
    if (this.memory.cartId === null && !this.memory.isAdoptionWanted) {
      Object.assign(this.memory, { cartId, isUnread: false });
      this.tell({ type: 'cart.created', cartId, isOwned: this.memory.isOwned });
    }
    this.rest();
  }

  written(answer: WriteAnswer): void {
    const { action } = this.memory;
    if (action === null) throw new Error('an answer to nothing');
    if (action.kind === 'addSeveral')
      return severalDone(this, action, blame(action, shelfOf(this.memory), answer), answer.cart);
    const {
      cart,
      refusals: [refusal],
    } = answer;
    const isLastLineGone = action.kind === 'remove' && cart.lines.length === 0 && this.memory.cartId !== null;
    this.seen(cart);
    if (refusal !== undefined) return this.fail({ kind: 'refused', message: refusal.message });
    if (this.goesOn(action, cart)) return;
    this.finish(action);
    if (isLastLineGone) this.read();
    else this.rest();
  }

  /** Of another choice the second half follows the first, unless another cart has taken its place. */
  goesOn(action: CartAction, cart: Cart): boolean {
    const rest = cart.id === this.memory.cartId ? secondHalf(action, cart) : null;
    if (rest === null) return false;
    this.memory.action = rest;
    this.write();
    return true;
  }

  finish(action: Exclude<CartAction, Several>): void {
    for (const one of [action, ...this.memory.alongside]) this.tell(toldOf(one));
    putDown(this);
    if (action.kind !== 'update') this.forgetRemoval(action.line);
    if (action.kind === 'remove') this.memory.removed = [...this.memory.removed, action.line];
  }

  /** True where all that failed was to take out a line that another tab has taken out. */
  isDoneAlready({ kind }: Failure): boolean {
    const { action, cartId } = this.memory;
    const isLeaving = action?.kind === 'edit' && action.step === 'removing';
    if (kind !== 'notFound' || cartId === null || !isLeaving) return false;
    this.finish(action);
    this.read();
    return true;
  }

  /** A cart that another tab has done away with meanwhile is none. */
  seen(cart: Cart): void {
    if (this.memory.cartId === null) return;
    const removed = this.memory.removed.filter((line) => !cart.lines.some((held) => isSame(held, line)));
    Object.assign(this.memory, { cart, isUnread: false, keptCart: null, lost: [], removed });
    this.tell({ type: 'cart.changed', cart });
  }

  follow(cartId: string | null): void {
    const { isOwned, isSessionOver } = this.memory;
    if (this.state === 'released') return;
    if (this.memory.cartId === cartId) this.memory.isReloadWanted = cartId !== null;
    else if (isOwned) {
      if (cartId !== null && this.memory.cartId !== null && !isSessionOver)
        this.memory.isAdoptionWanted = true;
    } else Object.assign(this.memory, { cartId, cart: null, removed: [], isReloadWanted: cartId !== null });
    this.move();
  }

  /** What was wished for is done at once where nothing else is. */
  move(): void {
    if (['ready', 'unsettled'].includes(this.state)) this.rest();
    this.settle();
  }
}
