/** Collects names and prices of products from facts, for later events about them. */

import type { Cart, CartLine, NewLine } from '#machines/domain/cart.ts';
import type { ProductCard } from '#machines/domain/catalog.ts';
import type { Content } from '#machines/domain/subject.ts';
import type { TrackedItem } from './tracking-event.ts';

const mostLists = 24;

/** A product in a list. */
interface Listed {
  readonly item: TrackedItem;
  readonly list: string;
  readonly currency: string;
}

export const priceOf = ({ price }: Pick<CartLine, 'price'>): number => price.cents / 100;

/** The list that a content shows, with its name; null if it is not a list. */
export const listIn = (
  content: Content,
): { readonly list: string; readonly cards: readonly ProductCard[] } | null => {
  switch (content.kind) {
    case 'category':
      return { list: content.category.path, cards: content.category.products };
    case 'search':
      return { list: 'search', cards: content.results.products };
    case 'bestSellers':
    case 'crossSell':
    case 'recentlyViewed':
    case 'listedProducts':
      return { list: content.kind, cards: content.products };
    default:
      return null;
  }
};

export const itemOfCard = (card: ProductCard, position?: number): TrackedItem => ({
  id: card.sku,
  name: card.name,
  price: priceOf(card),
  ...(position === undefined ? {} : { position }),
});

export const itemOfLine = (line: Pick<CartLine, 'sku' | 'name' | 'price' | 'quantity'>): TrackedItem => ({
  id: line.sku,
  name: line.name,
  price: priceOf(line),
  quantity: line.quantity,
});

const isSame = (one: Pick<NewLine, 'sku' | 'chosen'>, other: NewLine): boolean =>
  one.sku === other.sku && JSON.stringify(one.chosen) === JSON.stringify(other.chosen);

export const createProductBook = () => {
  const lists = new Map<string, ReadonlyMap<string, Listed>>();
  const prices = new Map<string, Pick<CartLine, 'price'>>();
  let [before, now]: readonly (Cart | null)[] = [null, null];

  const priceFor = (line: NewLine): Pick<CartLine, 'price'> | undefined =>
    [now, before].flatMap((cart) => cart?.lines ?? []).find((one) => isSame(one, line)) ??
    prices.get(line.sku);

  return {
    noteContent: (content: Content): void => {
      const found = listIn(content);
      if (found !== null) {
        const { list, cards } = found;
        for (const card of cards) prices.set(card.sku, card);
        const listed = cards.map((card, index): readonly [string, Listed] => [
          card.path,
          { item: itemOfCard(card, index + 1), list, currency: card.price.currency },
        ]);
        lists.delete(list);
        lists.set(list, new Map(listed));
        const [oldest] = lists.keys();
        if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
      }
      if (content.kind === 'product') prices.set(content.product.sku, content.product);
    },
    noteCart: (cart: Cart): void => void ([before, now] = [now, cart]),
    /** From the shown list, else from any other. */
    listedAt: (path: string, shown: string | null): Listed | undefined =>
      [lists.get(shown ?? ''), ...lists.values()].flatMap((list) => list?.get(path) ?? [])[0],
    cartItems: (): readonly TrackedItem[] => (now?.lines ?? []).map(itemOfLine),
    currency: (): string | undefined => now?.subtotal.currency,
    /** How many pieces of this item the last change of the cart added; negative for removals. */
    growthOf: (line: NewLine): number => {
      const [many, few] = [now, before].map((cart) =>
        (cart?.lines ?? [])
          .filter((one) => isSame(one, line))
          .reduce((sum, { quantity }) => sum + quantity, 0),
      );
      return before === null ? 0 : (many ?? 0) - (few ?? 0);
    },
    itemOf: (line: NewLine, quantity: number) => {
      const known = priceFor(line);
      const price = known === undefined ? {} : { price: priceOf(known) };
      const item: TrackedItem = { id: line.sku, name: line.name, ...price, quantity };
      return { items: [item], ...(known === undefined ? {} : { currency: known.price.currency }) };
    },
  };
};
