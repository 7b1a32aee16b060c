/** Which address it is to be: pure steps from what is known to what is chosen (CHK-15, ADDR-01, ADDR-02). */

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
  /** As it stands, perhaps kept from an earlier visit. */
  readonly address: Address;
  /** For which account or team that was, until something is offered; null where it was for none. */
  readonly draftedFor: number | null;
  /** What a postcode looks like. */
  readonly postcodes: PostcodePatterns;
}

export interface AddressChoiceContext extends AddressChoiceInput {
  /** New ones that were accepted in this checkout. */
  readonly entered: readonly StoredAddress[];
  /** The id of a stored address, or 'new'. */
  readonly chosen: string;
  /** What was chosen before a new one was begun. */
  readonly before: string | null;
  /** What was written anew and not accepted yet, while a stored one is looked at. */
  readonly written: Address | null;
  /** What is searched for among many; null while the list is folded, empty where all of it is shown. */
  readonly query: string | null;
  /** The shopper typed or chose it themselves: nobody else replaces it. */
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

/** What a stored address takes the place of: written by the shopper, not merely begun. */
export const writtenIn = ({ offer, chosen, address, written }: AddressChoiceContext): Address | null => {
  if (chosen !== newAddressId) return written;
  return offer !== null && isSameAddress(address, offer.blank) ? null : address;
};

/** What is written is of whoever wrote it, for the account they wrote it for (BEY-08). */
const isOfferedAlike = (one: AddressOffer | null, other: AddressOffer | null): boolean =>
  one !== null &&
  other !== null &&
  one.defaultId === other.defaultId &&
  isSameAddress(one.blank, other.blank);

/** The default of the account that it was drafted for, which is not always the one that is offered now. */
const ofDraft = (offer: AddressOffer | null, draftedFor: number | null): StoredAddress | undefined =>
  offer?.stored.find(({ owner }) => draftedFor !== null && owner?.accountId === draftedFor);

/** What becomes of the choice with another offer: only what the shopper has not made their own is replaced (CHK-15). */
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
  // a new address stays new, also where what is typed equals a stored one
  if (isOwn && context.offer !== null && offer !== null && context.chosen === newAddressId) return next;
  const same = storedIn(next).find((stored) => isSamePlace(stored.address, address));
  return { ...next, chosen: same?.id ?? newAddressId };
};
