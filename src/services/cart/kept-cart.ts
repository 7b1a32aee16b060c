/** A cart as this browser last knew it, should the server have lost it by the next visit (BEY-03, §7 browser storage). */

import type { Cart, CartLine } from '#machines/domain/cart.ts';
import type { EnteredOption } from '#machines/domain/chosen-options.ts';
import { tokenLifetime } from '#machines/domain/constants.ts';
import type { KeptCart, LostLine, SeenLine } from '#machines/domain/lost-lines.ts';
import type { Slice } from '#transport/slice.ts';
import { storageKeys } from '#transport/storage-keys.ts';
import { isChosen } from './kept-choice.ts';

/** Seconds: a month, as long as a guest's cart's id. */
export const cartLifetime = 30 * 86_400;

/** How the uid of a bundle's part begins, whose number is all that is entered there. */
const bundlePart = btoa('bundle');

/** All other entries are written: whom a gift card is for, what is to be engraved. */
const isCount = ({ uid }: EnteredOption): boolean => uid.startsWith(bundlePart);

export type SeenAs = (line: CartLine) => SeenLine;

export const keptCartOf = ({ id, lines }: Cart, seenAs: SeenAs): KeptCart => ({
  cartId: id,
  lines: lines.map((line): LostLine => {
    const { sku, name, quantity, chosen } = line;
    return {
      sku,
      name,
      quantity,
      chosen: chosen.entered.every(isCount) ? chosen : null,
      seen: seenAs(line),
    };
  }),
});

type Kept = Readonly<Record<string, unknown>>;

const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null;

const isSeen = (value: unknown): value is SeenLine =>
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

const isKeptCart = (value: unknown): value is KeptCart =>
  isKept(value) &&
  typeof value['cartId'] === 'string' &&
  Array.isArray(value['lines']) &&
  value['lines'].every(isLine);

export const keptCartSlice: Slice<KeptCart> = {
  key: storageKeys.cartLines,
  version: 1,
  lifetime: cartLifetime,
  decode: (kept) => (isKeptCart(kept) ? kept : null),
};

/** Nothing of a customer's stays in this browser for longer than their token (BEY-08). */
export const ownKeptCartSlice: Slice<KeptCart> = { ...keptCartSlice, lifetime: tokenLifetime };
