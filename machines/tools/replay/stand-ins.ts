/**
 * Stand-ins for redacted values. Two sets of them show where a machine depends on a value itself,
 * not only on whether two values are equal.
 */

import { isMark } from '#recorder/recording.ts';

/** The stand-in for a mark with this number, by the mark's form. */
export type StandIns = Readonly<Record<string, (number: number) => string | number>>;

const padded = (number: number): string => String(number).padStart(4, '0');

export const shortStandIns: StandIns = {
  '~': (number) => `x${number.toString(36)}`,
  '~words': (number) => `${number} Ab`,
  '~email': (number) => `a${number}@example.com`,
  '~postcode': (number) => String(3000 + (number % 500)),
  '~date': (number) => `2030-01-${String(1 + (number % 28)).padStart(2, '0')}`,
  '~digits': (number) => `07 3000 ${padded(number)}`,
  '#': (number) => number + 1,
};

export const longStandIns: StandIns = {
  '~': (number) => `Zz${number * 7}`.padEnd(60, 'z'),
  '~words': (number) => `Zz ${number * 7} zz`.padEnd(60, '.'),
  '~email': (number) => `zz.${number * 7}@example.org`,
  '~postcode': (number) => String(3999 - (number % 500)),
  '~date': (number) => `2031-12-${String(28 - (number % 28)).padStart(2, '0')}`,
  '~digits': (number) => `08 9100 ${padded(9999 - number)}`,
  '#': (number) => 900_000_000 - number,
};

/** Recordings may come from others, so a mark of an unknown form is refused. */
const valueOf = (mark: string, standIns: StandIns): string | number => {
  const form = mark.replace(/\d+$/, '');
  const standIn = standIns[form];
  if (standIn === undefined) throw new Error(`The recording has marks of an unknown form, ${form}.`);
  return standIn(Number(mark.slice(form.length)));
};

export const filledWith = (standIns: StandIns): ((value: unknown) => unknown) => {
  const fill = (value: unknown): unknown => {
    if (isMark(value)) return valueOf(value, standIns);
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        isMark(name) ? String(valueOf(name, standIns)) : name,
        fill(one),
      ]),
    );
  };
  return fill;
};
