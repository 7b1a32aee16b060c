/** Unusual but possible addresses: asked about once, confirmed by a second press (BEY-23). */

import type { Address, AddressField, AddressKind, AddressProblems } from './address.ts';
import { isOfState, isPossibleIn, isWithin, stateOf, type Range } from './postcode-ranges.ts';
import { tidyPostcode } from './postcode.ts';

export interface PlaceQuestion {
  readonly field: AddressField;
  /** The questioned values: the same values are asked about only once. */
  readonly about: string;
  readonly message: string;
}

/** By questioned value. */
export type PlaceAnswers = Readonly<Record<string, 'asked' | 'confirmed'>>;

interface City {
  readonly name: string;
  readonly countryCode: string;
  readonly ranges: readonly Range[];
}

const anywhere: readonly Range[] = [['0000', '9999']];

/** Large cities with their suburbs, and places that share a name with one of them. */
const cities: readonly City[] = [
  {
    name: 'sydney',
    countryCode: 'AU',
    ranges: [
      ['1000', '2249'],
      ['2555', '2579'],
      ['2740', '2790'],
    ],
  },
  {
    name: 'melbourne',
    countryCode: 'AU',
    ranges: [
      ['3000', '3211'],
      ['3330', '3345'],
      ['3425', '3445'],
      ['3750', '3811'],
      ['3910', '3944'],
      ['3975', '3980'],
      ['8000', '8999'],
    ],
  },
  {
    name: 'brisbane',
    countryCode: 'AU',
    ranges: [
      ['4000', '4207'],
      ['4300', '4306'],
      ['4500', '4521'],
      ['9000', '9999'],
    ],
  },
  {
    name: 'perth',
    countryCode: 'AU',
    ranges: [
      ['6000', '6214'],
      ['6556', '6558'],
      ['6800', '6999'],
      // the Perth in Tasmania
      ['7300', '7300'],
    ],
  },
  {
    name: 'adelaide',
    countryCode: 'AU',
    ranges: [
      ['5000', '5199'],
      ['5800', '5999'],
    ],
  },
  { name: 'hobart', countryCode: 'AU', ranges: [['7000', '7099']] },
  { name: 'darwin', countryCode: 'AU', ranges: [['0800', '0839']] },
  {
    name: 'canberra',
    countryCode: 'AU',
    ranges: [
      ['0200', '0299'],
      ['2600', '2620'],
      ['2900', '2920'],
    ],
  },
  { name: 'auckland', countryCode: 'NZ', ranges: [['0600', '2699']] },
  { name: 'wellington', countryCode: 'NZ', ranges: [['5000', '6499']] },
  { name: 'wellington', countryCode: 'AU', ranges: anywhere },
  { name: 'christchurch', countryCode: 'NZ', ranges: [['7400', '8999']] },
  { name: 'dunedin', countryCode: 'NZ', ranges: [['9000', '9099']] },
];

const countryNames: Readonly<Record<string, string>> = { AU: 'Australia', NZ: 'New Zealand' };

/** "Brisbane City" and "Perth CBD" mean the cities themselves. */
const cityName = (city: string): string =>
  city
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ (?:city|cbd)$/, '');

type Place = Pick<Address, 'city' | 'regionCode' | 'postcode' | 'countryCode'>;

/** What the postcode does not match: the city, else the state; null for no known mismatch. */
const mismatchOf = ({ city, regionCode, postcode, countryCode }: Place): string | null => {
  const known = cities.filter(({ name }) => name === cityName(city));
  const here = known.filter((one) => one.countryCode === countryCode);
  if (known.length > 0 && here.length === 0)
    return `${city.trim()} in ${countryNames[countryCode] ?? countryCode}`;
  if (here.length > 0 && !here.some(({ ranges }) => isWithin(postcode, ranges))) return city.trim();
  const state = countryCode === 'AU' ? stateOf(regionCode) : undefined;
  return state === undefined || isOfState(postcode, state) ? null : state.name;
};

/** An impossible postcode is left to the server to refuse. */
const questionsOfPlace = (address: Address): readonly PlaceQuestion[] => {
  const place = { ...address, postcode: tidyPostcode(address.postcode) };
  const { city, regionCode, postcode, countryCode } = place;
  if (!/^\d{4}$/.test(postcode) || !isPossibleIn(postcode, countryCode)) return [];
  const mismatch = mismatchOf(place);
  if (mismatch === null) return [];
  const about = [city.trim(), regionCode.trim(), postcode, countryCode].join('|').toLowerCase();
  const message = `Is ${postcode} right for ${mismatch}? If it is, press the button again.`;
  return [{ field: 'postcode', about, message }];
};

const mailBox =
  /\b(?:(?:g\.?\s*)?p\.?\s*o\.?\s*box|post(?:al)?\s+office\s+box|(?:locked|private)\s+(?:mail\s+)?bag)\b/i;

export const mailBoxMessage =
  'Our vans do not come to PO boxes. Enter a street address, or press the button again if this is one.';

const questionsOfDoor = (address: Address): readonly PlaceQuestion[] => {
  const field = (['street', 'street2'] as const).find((line) =>
    mailBox.test(address[line].normalize('NFKC')),
  );
  return field === undefined
    ? []
    : [{ field, about: address[field].trim().toLowerCase(), message: mailBoxMessage }];
};

/** A billing address may be a PO box. */
export const placeQuestions = (address: Address, kind: AddressKind): readonly PlaceQuestion[] => [
  ...(kind === 'delivery' ? questionsOfDoor(address) : []),
  ...questionsOfPlace(address),
];

/** Whether a question was not shown to the shopper yet. */
export const isAnyUnasked = (questions: readonly PlaceQuestion[], answers: PlaceAnswers): boolean =>
  questions.some(({ about }) => answers[about] === undefined);

export const withAsked = (answers: PlaceAnswers, questions: readonly PlaceQuestion[]): PlaceAnswers => ({
  ...Object.fromEntries(questions.map(({ about }) => [about, 'asked'] as const)),
  ...answers,
});

/** The shopper pressed again with the same values. */
export const withConfirmed = (answers: PlaceAnswers, questions: readonly PlaceQuestion[]): PlaceAnswers => ({
  ...answers,
  ...Object.fromEntries(questions.map(({ about }) => [about, 'confirmed'] as const)),
});

export const askedOf = (
  questions: readonly PlaceQuestion[],
  answers: PlaceAnswers,
): readonly PlaceQuestion[] => questions.filter(({ about }) => answers[about] === 'asked');

/** The messages at the fields. */
export const questionsAsked = (address: Address, kind: AddressKind, answers: PlaceAnswers): AddressProblems =>
  Object.fromEntries(
    askedOf(placeQuestions(address, kind), answers).map(({ field, message }) => [field, message]),
  );
