/** What the addressLookup machine needs from outside. */

import type { AddressSuggestion, FoundAddress } from '../../domain/lookup.ts';
import { slot } from '../../slot.ts';

/** Whether this shop's backend can look addresses up at all. */
export const checkAddressLookup = slot<boolean, undefined>('checkAddressLookup');

export interface LookupQuestion {
  readonly countryCode: string;
  readonly line: string;
}

export const searchAddresses = slot<readonly AddressSuggestion[], LookupQuestion>('searchAddresses');

/** Rejects as `notFound` where nobody knows the address. */
export const formatAddress = slot<FoundAddress, LookupQuestion>('formatAddress');
