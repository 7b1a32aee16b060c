/** A delivery or billing address as the shopper gives it, and when it is complete (§3, §5). */

import { isPostcode, invalidPostcodeMessage } from './postcode.ts';
import { isFilled, requiredMessage } from './required.ts';
import { invalidStreetMessage, isStreet } from './street.ts';

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
}

export type AddressField = keyof Address;

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

/** Whether the country wants a region: every one but New Zealand (§4). */
export const wantsRegion = (countryCode: string): boolean => countryCode !== 'NZ';

export type AddressProblems = Partial<Record<AddressField, string>>;

/** Each field that keeps the address from being complete, with the sentence to show beneath it. */
export const addressProblems = (address: Address): AddressProblems => {
  const problems: AddressProblems = {};
  for (const field of requiredFields) if (!isFilled(address[field])) problems[field] = requiredMessage;
  if (wantsRegion(address.countryCode) && address.regionId === null) problems.regionId = requiredMessage;
  if (isFilled(address.street) && !isStreet(address.street)) problems.street = invalidStreetMessage;
  if (isFilled(address.postcode) && !isPostcode(address.postcode.trim()))
    problems.postcode = invalidPostcodeMessage;
  return problems;
};

export const isAddressComplete = (address: Address): boolean =>
  Object.keys(addressProblems(address)).length === 0;

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** White space trimmed and folded, a region kept only where the country has regions (ADDR-06). */
export const sanitiseAddress = (address: Address): Address => {
  const hasRegion = wantsRegion(address.countryCode);
  return {
    firstname: tidy(address.firstname),
    lastname: tidy(address.lastname),
    company: tidy(address.company),
    telephone: tidy(address.telephone),
    street: tidy(address.street),
    street2: tidy(address.street2),
    city: tidy(address.city),
    regionId: hasRegion ? address.regionId : null,
    regionCode: hasRegion ? address.regionCode : '',
    postcode: tidy(address.postcode),
    countryCode: address.countryCode,
  };
};

/** Whether two addresses get the same delivery offers. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  (Object.keys(one) as AddressField[]).every((field) => one[field] === other[field]);
