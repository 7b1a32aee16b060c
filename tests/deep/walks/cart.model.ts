/** The cart's machines without a page: what may happen next, and what a page must show. */

import { createActor, SimulatedClock, type AnyActorRef } from 'xstate';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { CartContext } from '#machines/cart/cart.context.ts';
import { linesOf, type Cart, type CartAction, type NewLine } from '#machines/domain/cart.ts';
import { present } from '#machines/domain/present.ts';
import { cartOf, lineOf } from '#tests/models/goods.ts';
import { dotted } from '#tests/support/model.ts';
import { smallWater, water, type Product } from '#tests/support/shopper-goods.ts';
import { runningChild } from '#tests/support/shopper-machines.ts';
import type { Walker } from '#tests/support/shopper-walks.ts';
import { cartShop, type Heard } from './cart.shop.ts';
import { lostMessage } from './checkout.replies.ts';

export const refusedMessage = 'Not today.';
export const goneMessage = 'Could not find a cart with ID "nowhere"';
export const orderedMessage = "The cart isn't active.";
export const brokenMessage = 'Response not successful: Received status code 500';

export type ServerAnswer = 'done' | 'refused' | 'lost' | 'gone' | 'ordered' | 'broken';
export type CartQuestion = 'the reading' | 'the making' | 'the writing' | 'the rebuilding';
export type CartMove =
  | 'the shopper adds water'
  | 'the shopper wants more water'
  | `the shopper removes ${'water' | 'small water'}`
  | `${CartQuestion} is ${ServerAnswer}`;

export interface CartView {
  readonly count: number;
  readonly lines: readonly string[];
  readonly isAdding: boolean;
  readonly isPending: boolean;
}

const goods: readonly Product[] = [water, smallWater];
const answers: Readonly<Record<CartQuestion, readonly ServerAnswer[]>> = {
  'the reading': ['done', 'gone', 'broken'],
  'the making': ['done', 'lost'],
  'the writing': ['done', 'refused', 'lost', 'gone', 'ordered'],
  'the rebuilding': ['done', 'lost'],
};
const failures: Readonly<Record<Exclude<ServerAnswer, 'done'>, { kind: string; message: string }>> = {
  refused: { kind: 'refused', message: refusedMessage },
  lost: { kind: 'network', message: lostMessage },
  gone: { kind: 'cartMissing', message: 'This cart is no longer available.' },
  ordered: { kind: 'cartInactive', message: orderedMessage },
  broken: { kind: 'server', message: brokenMessage },
};
/** The children that lead to each question. */
const ways: Readonly<Record<CartQuestion, readonly (readonly string[])[]>> = {
  'the reading': [['readCart'], ['cartWrites', 'readCart'], ['cartRecovery', 'readCart']],
  'the making': [['createCart'], ['cartRecovery', 'createCart']],
  'the writing': [['cartWrites', 'writeCart']],
  'the rebuilding': [['cartRecovery', 'rebuildCart']],
};
const questions = Object.keys(answers) as CartQuestion[];

const productOf = (sku: string): Product =>
  present(
    goods.find((product) => product.sku === sku),
    sku,
  );

/** Of the lost cart; what it comes to is remembered where no other can be made. */
const isReturned = (action: CartAction): boolean => action.kind === 'add' && action.isReturned === true;

export class CartModel implements Walker<CartMove> {
  readonly #heard: Heard = { toasts: [] };
  readonly #shop: AnyActorRef;
  /** What the server holds, by sku. */
  #stored = new Map<string, number>([
    [water.sku, 2],
    [smallWater.sku, 1],
  ]);

  constructor() {
    this.#shop = createActor(cartShop, { input: this.#heard, clock: new SimulatedClock() }).start();
    // the session says whose the cart is
    this.#cart.send({ type: 'cart.open' });
  }

  /** What the last move made the shopper hear. */
  get toasts(): readonly string[] {
    return this.#heard.toasts;
  }

  get #cart(): AnyActorRef {
    return present(runningChild(this.#shop, 'cart'), 'cart');
  }

  get #now(): { readonly value: unknown; readonly context: CartContext } {
    return this.#cart.getSnapshot() as { readonly value: unknown; readonly context: CartContext };
  }

  #asked(question: CartQuestion): AnyActorRef | null {
    for (const names of ways[question]) {
      const child = runningChild(this.#cart, ...names);
      if (child !== null) return child;
    }
    return null;
  }

  get #pending(): readonly CartAction[] {
    const { action, queue } = this.#now.context;
    return action === null ? queue : [action, ...queue];
  }

  /** The quantity last asked of a line; 0 is leaving, null is as it was. */
  #wanted(lineId: string): number | null {
    const newest = this.#pending.findLast((action) => 'lineId' in action && action.lineId === lineId);
    if (newest === undefined) return null;
    return newest.kind === 'remove' ? 0 : (linesOf(newest)[0]?.quantity ?? null);
  }

  get #isAdding(): boolean {
    return this.#pending.some((action) => action.kind === 'add' && action.line.sku === water.sku);
  }

  moves(): readonly CartMove[] {
    const asked = questions.filter((question) => this.#asked(question) !== null);
    const replies = asked.flatMap((question) =>
      answers[question].map((answer) => `${question} is ${answer}` as const),
    );
    return [...(this.#now.context.queue.length === 0 ? this.#wishes() : []), ...replies];
  }

  #wishes(): readonly CartMove[] {
    const isThere = ({ sku }: Product): boolean =>
      this.#now.context.cart?.lines.some((line) => line.sku === sku && this.#wanted(line.id) !== 0) ?? false;
    return [
      ...(this.#isAdding ? [] : (['the shopper adds water'] as const)),
      ...(isThere(water) ? (['the shopper wants more water', 'the shopper removes water'] as const) : []),
      ...(isThere(smallWater) ? (['the shopper removes small water'] as const) : []),
    ];
  }

  make(move: CartMove): void {
    this.#heard.toasts.length = 0;
    const question = questions.find((name) => move.startsWith(name));
    if (question !== undefined) this.#reply(question, move.slice(`${question} is `.length) as ServerAnswer);
    else if (move === 'the shopper adds water')
      this.#cart.send({
        type: 'cart.addItem',
        line: { sku: water.sku, name: water.name, quantity: 1, chosen: nothingChosen },
      });
    else if (move === 'the shopper wants more water') this.#ask('cart.updateItem', water);
    else this.#ask('cart.removeItem', move === 'the shopper removes water' ? water : smallWater);
    // as the page does when the field is left
    this.#cart.send({ type: 'cart.settle' });
  }

  #ask(type: 'cart.updateItem' | 'cart.removeItem', { sku, name }: Product): void {
    const line = present(
      this.#now.context.cart?.lines.find((known) => known.sku === sku),
      sku,
    );
    const shown = this.#wanted(line.id) ?? line.quantity;
    const quantity = type === 'cart.updateItem' ? shown + 1 : shown;
    this.#cart.send({ type, lineId: line.id, line: { sku, name, quantity, chosen: nothingChosen } });
  }

  #reply(question: CartQuestion, answer: ServerAnswer): void {
    const child = present(this.#asked(question), question);
    if (answer === 'done') child.send({ type: 'reply.done', output: this.#serve(question, child) });
    else child.send({ type: 'reply.failed', error: failures[answer] });
  }

  #serve(question: CartQuestion, child: AnyActorRef): unknown {
    const { asked } = child.getSnapshot() as {
      readonly asked?: { readonly action?: CartAction; readonly lines?: readonly NewLine[] };
    };
    switch (question) {
      case 'the reading':
        return this.#cartNow();
      case 'the making':
        this.#stored = new Map();
        return 'next cart';
      case 'the writing':
        this.#write(present(asked?.action ?? null, 'action'));
        break;
      case 'the rebuilding':
        for (const line of asked?.lines ?? []) this.#write({ kind: 'add', line });
    }
    return { cart: this.#cartNow(), refusals: [] };
  }

  #write(action: CartAction): void {
    for (const { sku, quantity } of linesOf(action)) {
      const before = this.#stored.get(sku) ?? 0;
      if (action.kind === 'remove') this.#stored.delete(sku);
      else this.#stored.set(sku, action.kind === 'update' ? quantity : before + quantity);
    }
  }

  #cartNow(): Cart {
    const lines = [...this.#stored].map(([sku, quantity]) =>
      lineOf(`line of ${sku}`, { sku, name: productOf(sku).name, quantity, chosen: nothingChosen }),
    );
    return cartOf('cart', ...lines);
  }

  view(): CartView {
    const lines = this.#now.context.cart?.lines ?? [];
    return {
      count: this.#now.context.cart?.totalQuantity ?? 0,
      lines: lines.map(({ id, name, quantity }) => {
        const wanted = this.#wanted(id);
        return wanted === 0 ? `${name}, leaving` : `${name} × ${wanted ?? quantity}`;
      }),
      isAdding: this.#isAdding,
      isPending: lines.length > 0 && questions.some((question) => this.#asked(question) !== null),
    };
  }

  place(): string {
    const { action } = this.#now.context;
    const recreation = runningChild(this.#cart, 'cartRecovery');
    const inside =
      recreation === null ? [] : [dotted((recreation.getSnapshot() as { value: unknown }).value)];
    return [dotted(this.#now.value), ...inside, ...(action === null ? [] : [`to ${action.kind}`])].join(', ');
  }

  key(): string {
    const { cartId, cart, queue, lost, hasRecreated, wasOrdered, action } = this.#now.context;
    return JSON.stringify([
      this.place(),
      cartId !== null,
      cart?.lines.map(({ sku }) => sku),
      [...this.#stored.keys()],
      [action, ...queue].map((waits) => waits && [waits.kind, linesOf(waits)[0]?.sku, isReturned(waits)]),
      lost.map(({ sku }) => sku),
      hasRecreated,
      wasOrdered,
    ]);
  }
}
