/** Actor slots that the address look-up needs. */

import type { AddressSuggestion, FoundAddress } from '../../domain/lookup.ts';
import { slot } from '../../slot.ts';

/** Whether this shop's backend supports address look-up. */
export const checkAddressLookup = slot<boolean, undefined>('checkAddressLookup');

export interface LookupQuestion {
  readonly countryCode: string;
  readonly line: string;
}

export const searchAddresses = slot<readonly AddressSuggestion[], LookupQuestion>('searchAddresses');

/** Rejects with `notFound` where the address is unknown. */
export const formatAddress = slot<FoundAddress, LookupQuestion>('formatAddress');
