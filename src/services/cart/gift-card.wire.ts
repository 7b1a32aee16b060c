/** Decodes a gift card's amount, sender and recipient as option groups (§3 gift card, CAT-02). */

import { defaultCurrency } from '#machines/domain/constants.ts';
import { toCents, type Money } from '#machines/domain/money.ts';
import { noSurcharge, type OptionGroup, type TextEntry } from '#machines/domain/offer.ts';
import type { GiftCardPageQuery } from '../generated/graphql.ts';
import { plainChoice } from '../catalog/option-groups.wire.ts';
import { isPresent } from '../catalog/product-parts.wire.ts';

type Items = NonNullable<NonNullable<GiftCardPageQuery['products']>['items']>;
export type WireGiftCard = Extract<NonNullable<Items[number]>, { gift_card_options: unknown }>;

/** False if the product is not a gift card. */
export const isGiftCardAnswer = (wire: NonNullable<Items[number]>): wire is WireGiftCard =>
  'gift_card_options' in wire;

/** The last part of a field's uid, such as giftcard/giftcard_sender_name. */
const codeOf = (uid: string): string => {
  try {
    return atob(uid).split('/').at(-1) ?? '';
  } catch {
    return '';
  }
};

const openAmountCode = 'custom_giftcard_amount';

interface Wording extends Pick<TextEntry, 'look' | 'autofill'> {
  readonly label: string;
}

/** The shop's labels for Magento's fields; any other field keeps the merchant's title. */
const wordings: Readonly<Record<string, Wording>> = {
  giftcard_recipient_name: { label: 'Recipient’s name', look: 'line', autofill: null },
  giftcard_recipient_email: { label: 'Recipient’s email', look: 'email', autofill: null },
  giftcard_sender_name: { label: 'Your name', look: 'line', autofill: 'name' },
  giftcard_sender_email: { label: 'Your email', look: 'email', autofill: 'email' },
  giftcard_message: { label: 'Message', look: 'lines', autofill: null },
};

/** The recipient comes before the sender. */
const places = Object.keys(wordings);

const placeOf = (uid: string): number => {
  const place = places.indexOf(codeOf(uid));
  return place < 0 ? places.length : place;
};

const toField = (
  field: { readonly uid: string; readonly title: string | null; readonly required: boolean | null },
  messageLength: number | null,
): OptionGroup => {
  const code = codeOf(field.uid);
  const { label, look, autofill } = wordings[code] ?? {
    label: field.title ?? '',
    look: 'line',
    autofill: null,
  };
  return {
    kind: 'text',
    id: field.uid,
    label,
    look,
    autofill,
    isRequired: field.required === true,
    maxLength: code === 'giftcard_message' ? messageLength : null,
    surcharge: noSurcharge,
  };
};

export const toGiftCardGroups = (
  wire: WireGiftCard,
  currency: string = defaultCurrency,
): readonly OptionGroup[] => {
  const money = (value: number | null): Money => ({ cents: toCents(value ?? 0), currency });
  const fields = wire.gift_card_options.filter(isPresent);
  const openUid = fields.find(({ uid }) => codeOf(uid) === openAmountCode)?.uid;
  const amount: OptionGroup = {
    kind: 'amount',
    id: 'amount',
    label: 'Amount',
    isRequired: true,
    choices: (wire.giftcard_amounts ?? []).filter(isPresent).map(({ uid, value }) => ({
      ...plainChoice,
      uid,
      label: '',
      surcharge: { kind: 'fixed', cents: toCents(value ?? 0) },
    })),
    open:
      wire.allow_open_amount === true && openUid !== undefined
        ? { uid: openUid, min: money(wire.open_amount_min), max: money(wire.open_amount_max) }
        : null,
  };
  const texts = fields
    .filter(({ uid }) => uid !== openUid)
    .toSorted((one, other) => placeOf(one.uid) - placeOf(other.uid))
    .map((field) => toField(field, wire.message_max_length));
  return [amount, ...texts];
};
