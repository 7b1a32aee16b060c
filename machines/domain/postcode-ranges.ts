/**
 * Postcode ranges of states and countries, from public data of the two postal services (BEY-23).
 */

interface State {
  readonly code: string;
  readonly name: string;
}

const states: readonly State[] = [
  { code: 'ACT', name: 'Australian Capital Territory' },
  { code: 'NSW', name: 'New South Wales' },
  { code: 'NT', name: 'Northern Territory' },
  { code: 'QLD', name: 'Queensland' },
  { code: 'SA', name: 'South Australia' },
  { code: 'TAS', name: 'Tasmania' },
  { code: 'VIC', name: 'Victoria' },
  { code: 'WA', name: 'Western Australia' },
];

export type Range = readonly [from: string, to: string];

const stateRanges: Readonly<Record<string, readonly Range[]>> = {
  ACT: [
    ['0200', '0299'],
    ['2600', '2618'],
    ['2900', '2920'],
  ],
  NSW: [
    ['1000', '2599'],
    ['2619', '2899'],
    ['2921', '2999'],
  ],
  NT: [['0800', '0999']],
  QLD: [
    ['4000', '4999'],
    ['9000', '9999'],
  ],
  SA: [['5000', '5999']],
  TAS: [['7000', '7999']],
  VIC: [
    ['3000', '3999'],
    ['8000', '8999'],
  ],
  WA: [['6000', '6999']],
};

const countryRanges: Readonly<Record<string, readonly Range[]>> = {
  AU: Object.values(stateRanges).flat(),
  NZ: [['0110', '9893']],
};

export const isWithin = (postcode: string, ranges: readonly Range[]): boolean =>
  ranges.some(([from, to]) => from <= postcode && postcode <= to);

/** Whether the postcode can exist in the country; true for unknown countries. */
export const isPossibleIn = (postcode: string, countryCode: string): boolean => {
  const ranges = countryRanges[countryCode];
  return ranges === undefined || isWithin(postcode, ranges);
};

/** An Australian state by its code or name. */
export const stateOf = (text: string): State | undefined => {
  const written = text.trim().toLowerCase();
  return states.find(({ code, name }) => [code, name].some((word) => word.toLowerCase() === written));
};

export const isOfState = (postcode: string, { code }: State): boolean =>
  isWithin(postcode, stateRanges[code] ?? []);
