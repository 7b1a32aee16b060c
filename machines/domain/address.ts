/** A delivery or billing address as the shopper gives it, and when it is complete (§3, §5). */

import { isPostcode, invalidPostcodeMessage, noPatterns, tidyPostcode } from './postcode.ts';
import { isPossibleIn } from './postcode-ranges.ts';
import { isServedCountry, unservedCountryMessage } from './region.ts';
import { isFilled, requiredMessage } from './required.ts';
import { invalidStreetMessage, isStreet } from './street.ts';
import { telephoneProblem, tidyTelephone } from './telephone.ts';

export interface Address {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string;
  readonly telephone: string;
  readonly street: string;
  readonly street2: string;
  readonly city: string;
  /** Magento's region number; null where the country has none. */
  readonly regionId: number | null;
  readonly regionCode: string;
  readonly postcode: string;
  readonly countryCode: string;
  /** Authority to leave, with what the driver should know; null where it is not given (ADDR-10). */
  readonly deliveryInstructions: string | null;
  /** Whether the order puts it into the customer's address book (ADDR-09). */
  readonly isSavedInBook: boolean;
  /** The store it is, where the order is collected there; absent where it is delivered (CHK-09). */
  readonly pickup?: string;
}

/** What an address is for. */
export type AddressKind = 'delivery' | 'billing';

export type AddressField = Exclude<keyof Address, 'pickup'>;

export const emptyAddress = (countryCode: string): Address => ({
  firstname: '',
  lastname: '',
  company: '',
  telephone: '',
  street: '',
  street2: '',
  city: '',
  regionId: null,
  regionCode: '',
  postcode: '',
  countryCode,
  deliveryInstructions: null,
  isSavedInBook: false,
});

/** A bill's address is kept in the book unless the shopper says otherwise, a delivery's if they say so (ADDR-09). */
export const emptyBilling = (countryCode: string): Address => ({
  ...emptyAddress(countryCode),
  isSavedInBook: true,
});

const requiredFields = [
  'firstname',
  'lastname',
  'telephone',
  'street',
  'city',
  'postcode',
  'countryCode',
] as const;

/** Whether the country wants a region: every one but New Zealand, where it may be written (§4). */
export const wantsRegion = (countryCode: string): boolean => countryCode !== 'NZ';

/** A parcel is left at the door in Australia only (§4). */
export const canBeLeft = (countryCode: string): boolean => countryCode === 'AU';

/** As far as it is written, and unless there is no such postcode. */
const isKeptIn = (countryCode: string, postcode: string): boolean => {
  const tidied = tidyPostcode(postcode);
  return !/^\d{4}$/.test(tidied) || isPossibleIn(tidied, countryCode);
};

/** Another country has other regions and postcodes, and perhaps no authority to leave (§4 country change, ADDR-10). */
export const withCountry = (address: Address, countryCode: string): Address =>
  address.countryCode === countryCode
    ? address
    : {
        ...address,
        countryCode,
        regionId: null,
        regionCode: '',
        postcode: isKeptIn(countryCode, address.postcode) ? address.postcode : '',
        deliveryInstructions: canBeLeft(countryCode) ? address.deliveryInstructions : null,
      };

/** A region is known by its number, or by its code alone where the regions could not be read (ADDR-07). */
export const hasRegion = ({
  countryCode,
  regionId,
  regionCode,
}: Pick<Address, 'countryCode' | 'regionId' | 'regionCode'>): boolean =>
  !wantsRegion(countryCode) || regionId !== null || isFilled(regionCode);

export type AddressProblems = Partial<Record<AddressField, string>>;

/** A bill may go to any country, and what regions and postcodes others have is not known. */
const isForeign = ({ countryCode }: Address): boolean =>
  isFilled(countryCode) && !isServedCountry(countryCode);

/** Each field that keeps the address from being complete, with the sentence to show beneath it. */
export const addressProblems = (
  address: Address,
  kind: AddressKind = 'delivery',
  postcodes = noPatterns,
): AddressProblems => {
  const isBillAbroad = kind === 'billing' && isForeign(address);
  const problems: AddressProblems = {};
  for (const field of requiredFields) if (!isFilled(address[field])) problems[field] = requiredMessage;
  if (kind === 'delivery' && isForeign(address)) problems.countryCode = unservedCountryMessage;
  if (!isBillAbroad && !hasRegion(address)) problems.regionId = requiredMessage;
  if (canBeLeft(address.countryCode) && address.deliveryInstructions?.trim() === '')
    problems.deliveryInstructions = requiredMessage;
  if (isFilled(address.street) && !isStreet(address.street)) problems.street = invalidStreetMessage;
  const { postcode, countryCode } = address;
  if (!isBillAbroad && isFilled(postcode) && !isPostcode(tidyPostcode(postcode), countryCode, postcodes))
    problems.postcode = invalidPostcodeMessage;
  const telephone = telephoneProblem(address.telephone);
  if (telephone !== undefined) problems.telephone = telephone;
  return problems;
};

export const isAddressComplete = (
  address: Address,
  kind: AddressKind = 'delivery',
  postcodes = noPatterns,
): boolean => Object.keys(addressProblems(address, kind, postcodes)).length === 0;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

const instructionsOf = ({ countryCode, deliveryInstructions }: Address): string | null =>
  deliveryInstructions === null || !canBeLeft(countryCode) ? null : tidy(deliveryInstructions);

/** White space trimmed and folded; a region has a number only where the country has regions (ADDR-06). */
export const sanitiseAddress = (address: Address): Address => ({
  firstname: tidy(address.firstname),
  lastname: tidy(address.lastname),
  company: tidy(address.company),
  telephone: tidyTelephone(address.telephone),
  street: tidy(address.street),
  street2: tidy(address.street2),
  city: tidy(address.city),
  regionId: wantsRegion(address.countryCode) ? address.regionId : null,
  regionCode: tidy(address.regionCode),
  postcode: tidyPostcode(address.postcode),
  countryCode: address.countryCode,
  deliveryInstructions: instructionsOf(address),
  isSavedInBook: address.isSavedInBook,
  ...(address.pickup === undefined ? {} : { pickup: address.pickup }),
});

/** Whether two addresses get the same delivery offers. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  one.pickup === other.pickup &&
  (Object.keys(one) as AddressField[]).every((field) => one[field] === other[field]);

const placeFields = ['street', 'street2', 'city', 'regionId', 'postcode', 'countryCode', 'pickup'] as const;

/** Whoever is there, and however they are called: the way to it is the same. */
export const isSameDestination = (one: Address | null, other: Address | null): boolean =>
  placeFields.every((field) => one?.[field] === other?.[field]);

/** Nothing has been written into it that says where it is. */
export const isBlankAddress = ({ firstname, lastname, street, city, postcode }: Address): boolean =>
  ![firstname, lastname, street, city, postcode].some(isFilled);
