/** Pure functions that decide which address is chosen (CHK-15, ADDR-01, ADDR-02). */

import { isBlankAddress, isSameAddress, type Address, type AddressKind } from '../../domain/address.ts';
import type { PostcodePatterns } from '../../domain/postcode.ts';
import {
  isSamePlace,
  newAddressId,
  type AddressOffer,
  type StoredAddress,
} from '../../domain/stored-address.ts';

export interface AddressChoiceInput {
  readonly kind: AddressKind;
  readonly offer: AddressOffer | null;
  /** The current address, possibly stored on an earlier visit. */
  readonly address: Address;
  /** The account or team of that address, until an offer arrives; null for none. */
  readonly draftedFor: number | null;
  /** Postcode patterns by country. */
  readonly postcodes: PostcodePatterns;
}

export interface AddressChoiceContext extends AddressChoiceInput {
  /** New addresses that were accepted in this checkout. */
  readonly entered: readonly StoredAddress[];
  /** The id of a stored address, or 'new'. */
  readonly chosen: string;
  /** The choice before a new address was begun. */
  readonly before: string | null;
  /** A new address that is not accepted yet, kept while a stored one is chosen. */
  readonly written: Address | null;
  /** The search query; null while the list is folded, empty when all entries are shown. */
  readonly query: string | null;
  /** The shopper typed or chose the address, so no default replaces it. */
  readonly isOwn: boolean;
}

export const storedIn = ({
  offer,
  entered,
}: Pick<AddressChoiceContext, 'offer' | 'entered'>): readonly StoredAddress[] => [
  ...(offer?.stored ?? []),
  ...entered,
];

export const storedById = (
  context: Pick<AddressChoiceContext, 'offer' | 'entered'>,
  id: string | null,
): StoredAddress | undefined => storedIn(context).find((stored) => stored.id === id);

/** The new address that a stored one replaces; null where the shopper only began it. */
export const writtenIn = ({ offer, chosen, address, written }: AddressChoiceContext): Address | null => {
  if (chosen !== newAddressId) return written;
  return offer !== null && isSameAddress(address, offer.blank) ? null : address;
};

/** A typed address belongs to the customer and account it was typed for (BEY-08). */
const isOfferedAlike = (one: AddressOffer | null, other: AddressOffer | null): boolean =>
  one !== null &&
  other !== null &&
  one.defaultId === other.defaultId &&
  isSameAddress(one.blank, other.blank);

/** The default of the account that the draft belonged to, which may differ from the current one. */
const ofDraft = (offer: AddressOffer | null, draftedFor: number | null): StoredAddress | undefined =>
  offer?.stored.find(({ owner }) => draftedFor !== null && owner?.accountId === draftedFor);

/** The choice after a new offer: replaces only what the shopper did not type or choose (CHK-15). */
export const settled = (context: AddressChoiceContext, offer: AddressOffer | null): AddressChoiceContext => {
  const { address, isOwn, draftedFor } = context;
  const written = isOfferedAlike(context.offer, offer) ? context.written : null;
  const next = { ...context, offer, written, draftedFor: offer === null ? draftedFor : null };
  const byDefault = storedById(next, offer?.defaultId ?? null);
  const wasDefault = storedById(context, context.offer?.defaultId ?? null);
  const isReplaceable =
    !isOwn &&
    (isBlankAddress(address) ||
      [byDefault, wasDefault, ofDraft(offer, draftedFor)].some(
        (stored) => stored && isSamePlace(stored.address, address),
      ));
  if (offer !== null && isReplaceable && byDefault !== undefined)
    return { ...next, chosen: byDefault.id, address: byDefault.address };
  if (offer !== null && isReplaceable) return { ...next, chosen: newAddressId, address: offer.blank };
  // a new address stays new even if it equals a stored one
  if (isOwn && context.offer !== null && offer !== null && context.chosen === newAddressId) return next;
  const same = storedIn(next).find((stored) => isSamePlace(stored.address, address));
  return { ...next, chosen: same?.id ?? newAddressId };
};
