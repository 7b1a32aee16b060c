/** A delivery or billing address, and when it is complete (§3, §5). */

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
  /** Authority to leave with instructions for the driver; null where not given (ADDR-10). */
  readonly deliveryInstructions: string | null;
  /** Whether the order saves it in the customer's address book (ADDR-09). */
  readonly isSavedInBook: boolean;
  /** The code of the pickup store; absent for delivery (CHK-09). */
  readonly pickup?: string;
}

/** The purpose of an address. */
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

/**
 * A billing address is saved in the address book by default, a delivery address only on request
 * (ADDR-09).
 */
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

/** Whether the country needs a region: every one except New Zealand, where it is optional (§4). */
export const wantsRegion = (countryCode: string): boolean => countryCode !== 'NZ';

/** Authority to leave exists in Australia only (§4). */
export const canBeLeft = (countryCode: string): boolean => countryCode === 'AU';

/** Whether a postcode, possibly incomplete, can exist in the country. */
const isKeptIn = (countryCode: string, postcode: string): boolean => {
  const tidied = tidyPostcode(postcode);
  return !/^\d{4}$/.test(tidied) || isPossibleIn(tidied, countryCode);
};

/**
 * Another country has other regions and postcodes, and possibly no authority to leave (§4,
 * ADDR-10).
 */
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

/** A region has a number, or only its code where regions could not be read (ADDR-07). */
export const hasRegion = ({
  countryCode,
  regionId,
  regionCode,
}: Pick<Address, 'countryCode' | 'regionId' | 'regionCode'>): boolean =>
  !wantsRegion(countryCode) || regionId !== null || isFilled(regionCode);

export type AddressProblems = Partial<Record<AddressField, string>>;

/** Billing may be in any country; regions and postcodes of countries not served are unknown. */
const isForeign = ({ countryCode }: Address): boolean =>
  isFilled(countryCode) && !isServedCountry(countryCode);

/** Every incomplete or invalid field, with the message to show below it. */
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

/**
 * Trims and collapses white space; keeps a region's number only where the country has regions
 * (ADDR-06).
 */
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

/** Whether two addresses get the same shipping methods. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  one.pickup === other.pickup &&
  (Object.keys(one) as AddressField[]).every((field) => one[field] === other[field]);

const placeFields = ['street', 'street2', 'city', 'regionId', 'postcode', 'countryCode', 'pickup'] as const;

/** The same place, for any person. */
export const isSameDestination = (one: Address | null, other: Address | null): boolean =>
  placeFields.every((field) => one?.[field] === other?.[field]);

/** No name and no part of the place is filled in. */
export const isBlankAddress = ({ firstname, lastname, street, city, postcode }: Address): boolean =>
  ![firstname, lastname, street, city, postcode].some(isFilled);
