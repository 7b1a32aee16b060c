/**
 * Stores the cart as this browser last knew it, in case the server loses
 * it before the next visit (BEY-03, §7 browser storage).
 */

import type { Cart, CartLine } from '#machines/domain/cart.ts';
import type { EnteredOption } from '#machines/domain/chosen-options.ts';
import { tokenLifetime } from '#machines/domain/constants.ts';
import type { StoredCart, LostLine, ShownLine } from '#machines/domain/lost-lines.ts';
import type { Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { isChosen } from './stored-choice.ts';

/** Seconds: a month, as long as a guest's cart id. */
export const cartLifetime = 30 * 86_400;

/** Prefix of a bundle option's uid, whose entered value is a quantity. */
const bundlePart = btoa('bundle');

/** All other entered values are texts, such as a gift card's recipient or an engraving. */
const isCount = ({ uid }: EnteredOption): boolean => uid.startsWith(bundlePart);

export type ShownLineOf = (line: CartLine) => ShownLine;

export const storedCartOf = ({ id, lines }: Cart, shownLineOf: ShownLineOf): StoredCart => ({
  cartId: id,
  lines: lines.map((line): LostLine => {
    const { sku, name, quantity, chosen } = line;
    return {
      sku,
      name,
      quantity,
      chosen: chosen.entered.every(isCount) ? chosen : null,
      seen: shownLineOf(line),
    };
  }),
});

type Kept = Readonly<Record<string, unknown>>;

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

const isSeen = (value: unknown): value is ShownLine =>
  isKept(value) &&
  [value['each'], value['number'], value['total'], value['pictures']].every(
    (text) => typeof text === 'string',
  );

const isLine = (value: unknown): value is LostLine =>
  isKept(value) &&
  [value['sku'], value['name']].every((text) => typeof text === 'string') &&
  Number.isFinite(value['quantity']) &&
  (value['chosen'] === null || isChosen(value['chosen'])) &&
  (value['seen'] === undefined || isSeen(value['seen']));

const isKeptCart = (value: unknown): value is StoredCart =>
  isKept(value) &&
  typeof value['cartId'] === 'string' &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine);

export const storedCartSlice: Slice<StoredCart> = {
  key: storageKeys.cartLines,
  version: 1,
  lifetime: cartLifetime,
  decode: (kept) => (isKeptCart(kept) ? kept : null),
};

/** A customer's cart stays in this browser no longer than their token (BEY-08). */
export const customerStoredCartSlice: Slice<StoredCart> = { ...storedCartSlice, lifetime: tokenLifetime };
