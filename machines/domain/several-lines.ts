/**
 * Several products added at once: which ones the server refused, and the message (CART-07, BEY-09,
 * BEY-12).
 */

import { quantityOf, type Cart, type Held, type NewLine } from './cart.ts';
import type { Refusal, WriteAnswer } from './cart-actions.ts';

export interface MissedLine {
  /** Null where the server's message does not identify a product. */
  readonly line: NewLine | null;
  readonly message: string;
}

const isPartOfWord = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}_-]/u.test(letter);

const isNamed = (sku: string, { message, sku: about }: Refusal): boolean => {
  if (about !== undefined) return about === sku;
  const start = message.indexOf(sku);
  return (
    sku !== '' &&
    start >= 0 &&
    !isPartOfWord(message[start - 1]) &&
    !isPartOfWord(message[start + sku.length])
  );
};

/** Less was added than requested; false where the previous quantity is unknown. */
const isShort = (line: NewLine, before: Held | null, { cart }: WriteAnswer): boolean =>
  before !== null && quantityOf(cart, line) - quantityOf(before, line) < line.quantity;

/**
 * A refusal that names no product belongs to the first missing line. Items of an order have other
 * SKUs than cart lines, so there only names are compared.
 */
export const missedLines = (
  asked: readonly NewLine[],
  before: Held | null,
  answer: WriteAnswer,
  isOrder: boolean,
): readonly MissedLine[] => {
  const left = [...asked];
  const claim = (isMeant: (line: NewLine) => boolean): NewLine | null => {
    const place = left.findIndex(isMeant);
    return place < 0 ? null : (left.splice(place, 1)[0] ?? null);
  };
  const named = answer.refusals.map((refusal) => ({
    message: refusal.message,
    line: claim((line) => isNamed(line.sku, refusal)),
  }));
  return named.map(({ message, line }) => ({
    message,
    line: line ?? (isOrder ? null : claim((other) => isShort(other, before, answer))),
  }));
};

export const lostAnswerMessage =
  'We did not hear whether everything came into your cart. Please look it over.';

/**
 * The response was lost, but the cart shows additions: missing ones are reported without a reason.
 */
export const missedUnanswered = (
  asked: readonly NewLine[],
  before: Held | null,
  cart: Cart,
  isOrder: boolean,
): readonly MissedLine[] =>
  isOrder
    ? [{ line: null, message: lostAnswerMessage }]
    : asked
        .filter((line) => isShort(line, before, { cart, refusals: [] }))
        .map((line) => ({ line, message: 'It did not come into your cart, or not all of it.' }));

/** The product is named already, by what the shopper calls it. */
const reasonIn = (message: string): string => message.replace(/^Could not add .*? cart: /, '');

const sentence = ({ line, message }: MissedLine): string =>
  line === null ? message : `${line.name}: ${reasonIn(message)}`;

/** The lines that were not added, in one message; their number only where each has a reason. */
export const missedMessage = (missed: readonly MissedLine[], added: number): string => {
  const rest = missed.map(sentence).join(' ');
  return added === 0 || missed.some(({ line }) => line === null)
    ? rest
    : `${added === 1 ? 'One product is' : `${added} products are`} in your cart. ${rest}`;
};
