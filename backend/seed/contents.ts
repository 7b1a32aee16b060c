/** Derives a package's content from its details, so that prices compare per litre or piece. */
import type { ProductContents } from '../database/schema/product-details.ts';
import type { Details } from './details.ts';
import { shelf } from './shelves.ts';

const gramsOf: Readonly<Record<string, number>> = { kg: 1000, g: 1 };

function gramsIn(weight: string | undefined): number | null {
  const [, amount, unit] = /^([\d.]+) (kg|g)\b/.exec(weight ?? '') ?? [];
  return unit === undefined ? null : Math.round(Number(amount) * (gramsOf[unit] ?? 1));
}

/** A carry bottle has a volume too, but is not bought by the litre. */
function litresIn(volume: string | undefined): number | null {
  const [, count, size, unit] = /^(?:(\d+) × )?([\d.]+) (m?L)$/.exec(volume ?? '') ?? [];
  const millilitres = Number(size) * (unit === 'mL' ? 1 : 1000) * Number(count ?? 1);
  const litres = Math.round(millilitres) / 1000;
  return unit !== undefined && (count !== undefined || litres >= 10) ? litres : null;
}

const counted: readonly RegExp[] = [
  /^(?<count>\d+) × (?<each>\d+) (?<things>\w+)$/,
  /^(?<count>\d+) (?:sleeves|packs) of (?<each>\d+)$/,
  /^(?<count>\d+) (?<things>[a-z]+)(?: of [\d.]+(?: \w+)?)?(?:, [\d.]+ k?g)?$/,
  /^Set of (?<count>\d+)$/,
];

const oneOf = (things: string): string => things.replace(/(?<=x)es$|s$/, '');

function piecesIn(pack: string | undefined): ProductContents | null {
  const found = counted.map((form) => form.exec(pack ?? '')?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return null;
  const { count, each = '1', things = 'pieces' } = found;
  const amount = Number(count) * Number(each);
  if (amount < 2) return null;
  return amount < 200 ? { amount, unit: oneOf(things) } : { amount: amount / 100, unit: `100 ${things}` };
}

/** Uses litres first, then the weight of coffee, then pieces. */
export function contentsOf(details: Details, categoryIds: readonly number[]): ProductContents | null {
  const litres = litresIn(details.volume);
  if (litres !== null) return { amount: litres, unit: 'litre' };
  const grams = categoryIds.includes(shelf.coffee) ? gramsIn(details.weight) : null;
  return grams === null ? piecesIn(details.pack) : { amount: grams / 1000, unit: 'kg' };
}

/** One litre weighs one kilogram. */
export function weightOf(details: Details): number | null {
  const litres = litresIn(details.volume);
  return gramsIn(details.weight) ?? (litres === null ? null : Math.round(litres * 1000));
}
