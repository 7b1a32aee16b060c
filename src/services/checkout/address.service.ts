/**
 * Fills the addressLookup machine's slots: suggestions for a line,
 * and the parts of one (§7 address validation, ADDR-04).
 */

import { fromPromise } from 'xstate';
import type { AddressSuggestion, FoundAddress } from '#machines/domain/lookup.ts';
import type { LookupQuestion } from '#machines/checkout/address-lookup/address-lookup.actors.ts';
import type { Transport } from '#transport/transport.ts';
import { toFoundAddress, toSuggestions } from './address.wire.ts';
import { addressFormatPath, addressSearchPath } from '../http/rest-paths.ts';

const queryOf = ({ countryCode, line }: LookupQuestion): string =>
  new URLSearchParams({ country: countryCode, address: line.trim() }).toString();

export const createAddressService = ({ rest, has }: Transport) => ({
  /** The lookup is the merchant's own module. */
  checkAddressLookup: fromPromise<boolean, undefined>(() => Promise.resolve(has('merchant'))),

  searchAddresses: fromPromise<readonly AddressSuggestion[], LookupQuestion>(async ({ input, signal }) =>
    toSuggestions(await rest.get(`${addressSearchPath}?${queryOf(input)}`, signal)),
  ),

  formatAddress: fromPromise<FoundAddress, LookupQuestion>(async ({ input, signal }) =>
    toFoundAddress(await rest.get(`${addressFormatPath}?${queryOf(input)}`, signal), input.countryCode),
  ),
});
