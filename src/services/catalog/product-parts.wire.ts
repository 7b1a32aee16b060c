/** Helpers to decode product pages and their options: order, tier prices, pictures. */

import type { GalleryImage } from '#machines/domain/catalog.ts';
import type { Tier } from '#machines/domain/offer.ts';
import { toMediaPath } from './media.wire.ts';
import { toMoney, type WireMoney } from '../http/money.wire.ts';

export const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

/** Present entries in the merchant's order. */
export const inOrder = <Value>(
  wire: readonly (Value | null)[] | null | undefined,
  placeOf: (value: Value) => number | null,
): readonly Value[] =>
  (wire ?? []).filter(isPresent).toSorted((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0));

interface WireTier {
  readonly quantity: number | null;
  readonly final_price: WireMoney | null;
}

/** Magento names the price of the whole quantity; the shop shows the price of one. */
export const toTiers = (wire: readonly (WireTier | null)[] | null | undefined): readonly Tier[] =>
  inOrder(wire, (tier) => tier.quantity).flatMap(({ quantity, final_price }) => {
    if (quantity === null || quantity <= 0 || final_price === null) return [];
    const whole = toMoney(final_price);
    return [{ quantity, price: { ...whole, cents: Math.round(whole.cents / quantity) } }];
  });

interface WireImage {
  readonly url: string | null;
  readonly label: string | null;
  readonly position: number | null;
  readonly disabled: boolean | null;
}

export const toImages = (
  wire: readonly (WireImage | null)[] | null | undefined,
  name: string,
): readonly GalleryImage[] =>
  inOrder(wire, (image) => image.position)
    .filter(({ disabled }) => disabled !== true)
    .map(({ url, label, position }) => ({ url: toMediaPath(url), label: label ?? name, position }))
    .filter(({ url }) => url !== '');
