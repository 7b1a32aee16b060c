/** Decodes a stored receipt and its parts; null if it is invalid (STO-01, CHK-06). */

import type { CartLine, LineOption } from '#machines/domain/cart.ts';
import { nothingChosen } from '#machines/domain/chosen-options.ts';
import type { DeliveryWindow } from '#machines/domain/delivery-window.ts';
import type { ShippingMethod } from '#machines/domain/delivery.ts';
import type { Money } from '#machines/domain/money.ts';
import type { Purchase, PurchasedItem, Receipt, ReceiptLine } from '#machines/domain/order.ts';
import type { PendingOrder } from '#machines/domain/pending-order.ts';
import type { RentalTerms } from '#machines/domain/rental.ts';
import type { Totals } from '#machines/domain/totals.ts';
import { isHeaderText } from '#transport/header-text.ts';
import { toAddress } from '../checkout/address.wire.ts';
import { isChosen } from '../cart/stored-choice.ts';
import { fromStoredStore } from '../checkout/pickup.wire.ts';

type Kept = Readonly<Record<string, unknown>>;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isMoney = (value: unknown): value is Money =>
  isKept(value) &&
  Number.isInteger(value['cents']) &&
  isText(value['currency']) &&
  /^[A-Z]{3}$/.test(value['currency']);

const isTotals = (value: unknown): value is Totals =>
  isKept(value) &&
  ['grandTotal', 'shipping', 'subtotal', 'tax', 'discount'].every((name) => isMoney(value[name]));

const isLine = (value: unknown): value is CartLine =>
  isKept(value) &&
  ['id', 'sku', 'name'].every((name) => isText(value[name])) &&
  ['path', 'image', 'problem'].every((name) => isTextOrNull(value[name])) &&
  typeof value['isRental'] === 'boolean' &&
  isNumber(value['quantity']) &&
  ['price', 'rowTotal'].every((name) => isMoney(value[name]));

const isOption = (value: unknown): value is LineOption =>
  isKept(value) && isText(value['label']) && Array.isArray(value['values']) && value['values'].every(isText);

const isRental = (value: unknown): value is RentalTerms =>
  isKept(value) && isMoney(value['monthly']) && isText(value['terms']);

/** Options are dropped if they are invalid; the rest of the line remains usable. */
const withOptions = (line: CartLine): ReceiptLine => {
  const { soldSku, chosen, options: kept, regularPrice, isChosen: isKeptChosen, rental }: Kept = { ...line };
  const { rental: _kept, ...others } = line;
  const options = Array.isArray(kept) && kept.every(isOption) ? kept : [];
  return {
    ...others,
    ...(isRental(rental) && { rental }),
    soldSku: isText(soldSku) ? soldSku : line.sku,
    chosen: isChosen(chosen) ? chosen : nothingChosen,
    regularPrice: isMoney(regularPrice) ? regularPrice : null,
    options,
    // older receipts lack the flag and have only the options' text
    isChosen: typeof isKeptChosen === 'boolean' ? isKeptChosen : options.length > 0,
  };
};

export const isShippingMethod = (value: unknown): value is ShippingMethod =>
  isKept(value) &&
  ['carrierCode', 'methodCode', 'carrierTitle', 'methodTitle'].every((name) => isText(value[name])) &&
  isMoney(value['price']);

/** Null if it is invalid; the rest of the receipt remains usable. */
const hoursOf = (kept: unknown): DeliveryWindow | null => {
  if (!isKept(kept)) return null;
  const { code, date, startsAt, endsAt } = kept;
  return isText(code) && isText(date) && isText(startsAt) && isText(endsAt)
    ? { code, date, startsAt, endsAt, isFull: false }
    : null;
};

const isItem = (value: unknown): value is PurchasedItem =>
  isKept(value) &&
  isText(value['sku']) &&
  isText(value['name']) &&
  isMoney(value['price']) &&
  isNumber(value['quantity']);

export const fromStoredPurchase = (kept: unknown): Purchase | null => {
  if (!isKept(kept)) return null;
  const { id, coupon, discount, revenue, items } = kept;
  return isTextOrNull(id) && isText(coupon) && isMoney(discount) && isMoney(revenue)
    ? { id, coupon, discount, revenue, items: Array.isArray(items) ? items.filter(isItem) : [] }
    : null;
};

export const fromStoredReceipt = (kept: unknown): Receipt | null => {
  if (!isKept(kept)) return null;
  const { orderNumber, email, method, paymentLabel, lines, totals } = kept;
  const delivery = toAddress(kept['delivery']);
  const billing = toAddress(kept['billing']);
  if (
    !isTextOrNull(orderNumber) ||
    !isText(email) ||
    delivery === null ||
    billing === null ||
    !(method === null || isShippingMethod(method)) ||
    !isText(paymentLabel) ||
    !Array.isArray(lines) ||
    !lines.every(isLine) ||
    !isTotals(totals)
  )
    return null;
  const store = fromStoredStore(kept['store']);
  const hours = hoursOf(kept['hours']);
  return {
    orderNumber,
    isOwned: kept['isOwned'] === true,
    email,
    delivery,
    billing,
    store,
    method,
    hours,
    paymentLabel,
    lines: lines.map(withOptions),
    totals,
  };
};

export const fromStoredPendingOrder = (kept: unknown): PendingOrder | null => {
  if (!isKept(kept)) return null;
  const { cartId, isOwned } = kept;
  const receipt = fromStoredReceipt(kept['receipt']);
  const purchase = fromStoredPurchase(kept['purchase']);
  if (!isText(cartId) || !isHeaderText(cartId) || typeof isOwned !== 'boolean') return null;
  return receipt === null || purchase === null ? null : { cartId, isOwned, receipt, purchase };
};
