/** Decodes a stored pickup; null if it is invalid (CHK-09, BEY-04). */

import type { Pickup, PickupPerson, Store } from '#machines/domain/pickup.ts';

type Kept = Readonly<Record<string, unknown>>;

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

const texts = [
  'code',
  'name',
  'description',
  'telephone',
  'street',
  'city',
  'regionCode',
  'postcode',
  'countryCode',
];

const isStore = (value: unknown): value is Store =>
  isKept(value) &&
  texts.every((name) => isText(value[name])) &&
  (value['regionId'] === null || typeof value['regionId'] === 'number');

const isPickupPerson = (value: unknown): value is PickupPerson =>
  isKept(value) && ['firstname', 'lastname', 'telephone'].every((name) => isText(value[name]));

export const fromStoredStore = (kept: unknown): Store | null => (isStore(kept) ? kept : null);

export const fromStoredPickup = (kept: unknown): Pickup | null => {
  if (!isKept(kept)) return null;
  const { isWanted, isSomeoneElse, shopper, other } = kept;
  return typeof isWanted === 'boolean' &&
    typeof isSomeoneElse === 'boolean' &&
    isPickupPerson(shopper) &&
    isPickupPerson(other)
    ? { isWanted, isSomeoneElse, shopper, other, store: fromStoredStore(kept['store']) }
    : null;
};
