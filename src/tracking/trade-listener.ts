/** Reports additions to and removals from the cart, checkout steps, and the purchase. */

import type { NewLine } from '#machines/domain/cart.ts';
import type { ShopFact } from '#machines/shop.events.ts';
import { itemOfLine, type createProductBook } from './product-book.ts';
import type { CheckoutStep, Track } from './tracking-event.ts';

/** Reported steps of the current checkout; survives a reload. */
export interface StepMemory {
  readonly read: () => unknown;
  readonly write: (steps: readonly CheckoutStep[]) => void;
}

const tabSteps = { account: null, delivery: 1, shipping: 1, payment: 2 } as const;

export const createTradeListener = (
  track: Track,
  book: ReturnType<typeof createProductBook>,
  memory: StepMemory,
) => {
  /** Items that are being edited, with their previous content, by id. */
  const edits = new Map<string, NewLine>();

  const change = (type: 'addToCart' | 'removeFromCart', line: NewLine, quantity = line.quantity): void =>
    track({ type, ...book.itemOf(line, quantity) });

  const reportStep = (step: CheckoutStep): void => {
    const kept = memory.read();
    const steps = Array.isArray(kept) ? (kept as readonly CheckoutStep[]) : [];
    if (steps.includes(step)) return;
    memory.write([...steps, step]);
    const currency = book.currency();
    const items = book.cartItems();
    track({ type: 'checkout', step, items, ...(currency === undefined ? {} : { currency }) });
  };

  return (fact: ShopFact): void => {
    switch (fact.type) {
      case 'cart.changed':
        return book.noteCart(fact.cart);
      case 'cart.itemAdded':
      case 'cart.itemReturned':
        return change('addToCart', fact.line);
      case 'cart.itemsAdded':
        return fact.lines.forEach((line) => change('addToCart', line));
      case 'cart.itemRemoved':
        return change('removeFromCart', fact.line);
      case 'cart.itemUpdated': {
        const growth = book.growthOf(fact.line);
        if (growth > 0) change('addToCart', fact.line, growth);
        if (growth < 0) change('removeFromCart', fact.line, -growth);
        return undefined;
      }
      case 'options.editWanted':
        return void edits.set(fact.lineId, fact.before);
      case 'cart.itemEdited': {
        const before = edits.get(fact.lineId);
        edits.delete(fact.lineId);
        if (before !== undefined) change('removeFromCart', before);
        return change('addToCart', fact.line);
      }
      case 'checkout.tabChanged': {
        const step = tabSteps[fact.tab];
        return step === null ? undefined : reportStep(step);
      }
      case 'checkout.orderUnderWay':
        return reportStep(3);
      case 'checkout.orderPlaced':
      case 'session.checkoutForgotten':
      case 'session.ownerChanged':
        return memory.write([]);
      case 'purchase.told': {
        const { id, coupon, discount, revenue, items } = fact.purchase;
        const { currency } = revenue;
        const amounts = { discount: Math.abs(discount.cents) / 100, revenue: revenue.cents / 100 };
        return track({ type: 'purchase', id, coupon, ...amounts, currency, items: items.map(itemOfLine) });
      }
      default:
        return undefined;
    }
  };
};
