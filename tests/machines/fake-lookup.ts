/** The address look-up's part of a fake shop: it always offers the same address. */

import { addressLookupMachine } from '#machines/address-lookup/address-lookup.machine.ts';
import type { AddressSuggestion, FoundAddress } from '#machines/domain/lookup.ts';
import { foundAddress, suggestions } from '../models/goods.ts';
import type { MakeSlot } from './fake-people.ts';

export const lookupOn = (slot: MakeSlot) =>
  addressLookupMachine.provide({
    actors: {
      checkAddressLookup: slot('checkAddressLookup', () => true),
      searchAddresses: slot('searchAddresses', (): readonly AddressSuggestion[] => suggestions),
      formatAddress: slot('formatAddress', (): FoundAddress => foundAddress),
    },
  });
