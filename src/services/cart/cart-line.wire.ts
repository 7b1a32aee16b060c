/** Decodes a cart item of any kind of product from GraphQL (§3 cart item). */

import type { CartLine, LineOption } from '#machines/domain/cart.ts';
import type { ChosenOptions, EnteredOption } from '#machines/domain/chosen-options.ts';
import { toCents, type Money } from '#machines/domain/money.ts';
import { isSoldOut } from '#transport/error-texts.ts';
import type { CartLineFieldsFragment, CustomOptionFieldsFragment } from '../generated/graphql.ts';
import { toMediaPath, toPath } from '../catalog/media.wire.ts';
import { toMoment } from '../http/moment.wire.ts';
import { toMoney, type WireMoney } from '../http/money.wire.ts';

type List<Value> = readonly (Value | null)[] | null;

interface WirePriceRange {
  readonly minimum_price: { readonly regular_price: WireMoney; readonly final_price: WireMoney };
}

/** Magento sends the regular price of a row from 2.4.8 on, in the catalogue's meaning of it. */
type WireLinePrices = Omit<NonNullable<CartLineFieldsFragment['prices']>, 'original_row_total'> & {
  readonly original_row_total?: { readonly value: number | null };
};

/** Fields of a single kind of product are present on items of that kind. */
export interface WireLine {
  readonly id: string;
  readonly quantity: number;
  readonly errors: List<{ readonly message: string }>;
  readonly prices: WireLinePrices | null;
  readonly product: CartLineFieldsFragment['product'] & {
    /** 1 if a download's files are bought one by one. */
    readonly links_purchased_separately?: number | null;
    readonly giftcard_amounts?: List<{ readonly uid: string; readonly value: number | null }>;
  };
  readonly customizable_options?: List<CustomOptionFieldsFragment>;
  readonly configurable_options?: List<{
    readonly option_label: string;
    readonly value_label: string;
    readonly configurable_product_option_value_uid: string;
  }>;
  readonly configured_variant?: {
    readonly sku: string | null;
    readonly small_image: { readonly url: string | null } | null;
    readonly price_range?: WirePriceRange;
  };
  readonly bundle_options?: List<{
    readonly label: string;
    readonly values: List<{
      readonly uid: string;
      readonly label: string;
      readonly price: number;
      readonly quantity: number;
    }>;
  }>;
  readonly links?: List<{ readonly uid: string; readonly title: string | null }>;
  /** Fields of a gift card. */
  readonly amount?: WireMoney;
  readonly sender_name?: string;
  readonly sender_email?: string | null;
  readonly recipient_name?: string;
  readonly recipient_email?: string | null;
  readonly message?: string | null;
}

/** One choice, as text for the shopper and as ids for the server. */
interface Choice {
  readonly option: LineOption;
  readonly selected?: readonly string[];
  readonly entered?: readonly EnteredOption[];
}

const present = <Value>(values: List<Value> | undefined): readonly Value[] =>
  (values ?? []).filter((value): value is NonNullable<typeof value> => value !== null);

/** Types of custom options that take a typed value. */
const writtenKinds = ['field', 'area', 'date', 'date_time', 'time', 'file'];

const customChoices = ({ customizable_options: options }: WireLine): readonly Choice[] =>
  present(options).map(({ customizable_option_uid: uid, label, type, values: given }) => {
    const values = present(given);
    if (writtenKinds.includes(type))
      return {
        option: { label, values: values.map(({ value }) => value) },
        entered: values.map(({ value }) => ({ uid, value: toMoment(type, value) })),
      };
    return {
      option: { label, values: values.map((value) => value.label) },
      selected: values.map((value) => value.customizable_option_value_uid),
    };
  });

const variantChoices = ({ configurable_options: options }: WireLine): readonly Choice[] =>
  present(options).map(({ option_label: label, value_label: value, ...uids }) => ({
    option: { label, values: [value] },
    selected: [uids.configurable_product_option_value_uid],
  }));

/** A bundle option's uid ends with the proposed quantity: `bundle/1/3/2`. */
const proposedQuantity = (uid: string): number => {
  const [, , , quantity] = atob(uid).split('/');
  return Number(quantity ?? 1);
};

const bundleChoices = ({ bundle_options: options, prices }: WireLine): readonly Choice[] =>
  present(options).map(({ label, values: given }) => {
    const values = present(given);
    const isOwn = ({ uid, quantity }: (typeof values)[number]): boolean => proposedQuantity(uid) !== quantity;
    return {
      option: {
        label,
        values: values.map((value) => `${value.quantity} × ${value.label}`),
        prices: values.map(({ price }) => ({
          ...toMoney(prices?.price_including_tax),
          cents: toCents(price),
        })),
      },
      selected: values.filter((value) => !isOwn(value)).map(({ uid }) => uid),
      entered: values.filter(isOwn).map(({ uid, quantity }) => ({ uid, value: String(quantity) })),
    };
  });

/** The files of a download that is sold as a whole were not chosen and cannot be changed. */
const linkChoices = ({ links: given, product }: WireLine): readonly Choice[] => {
  const links = present(given);
  if (links.length === 0) return [];
  return [
    {
      option: { label: 'Files', values: links.map(({ title }) => title ?? '') },
      selected: product.links_purchased_separately === 1 ? links.map(({ uid }) => uid) : [],
    },
  ];
};

const enteredOf = (name: string, value: string | null | undefined): readonly EnteredOption[] =>
  value ? [{ uid: btoa(`giftcard/${name}`), value }] : [];

const personOf = (name: string | undefined, email: string | null | undefined): string =>
  email ? `${name ?? ''} (${email})` : (name ?? '');

/** Either one of the card's preset amounts, or a typed one. */
const amountChoice = ({ amount, product }: WireLine): Omit<Choice, 'option'> => {
  const value = amount?.value ?? 0;
  const own = present(product.giftcard_amounts).find((one) => one.value === value);
  return own?.uid ? { selected: [own.uid] } : { entered: enteredOf('custom_giftcard_amount', String(value)) };
};

const giftCardChoices = (line: WireLine): readonly Choice[] => {
  if (line.amount === undefined) return [];
  const { sender_name: sender, sender_email: senderEmail, message } = line;
  const { recipient_name: recipient, recipient_email: recipientEmail } = line;
  return [
    {
      option: { label: 'For', values: [personOf(recipient, recipientEmail)] },
      ...amountChoice(line),
    },
    {
      option: { label: 'From', values: [personOf(sender, senderEmail)] },
      entered: [
        ...enteredOf('giftcard_sender_name', sender),
        ...enteredOf('giftcard_sender_email', senderEmail),
        ...enteredOf('giftcard_recipient_name', recipient),
        ...enteredOf('giftcard_recipient_email', recipientEmail),
        ...enteredOf('giftcard_message', message),
      ],
    },
    ...(message ? [{ option: { label: 'Message', values: [message] } }] : []),
  ];
};

const choicesOf = (line: WireLine): readonly Choice[] => [
  ...variantChoices(line),
  ...bundleChoices(line),
  ...linkChoices(line),
  ...giftCardChoices(line),
  ...customChoices(line),
];

const chosenIn = (choices: readonly Choice[]): ChosenOptions => ({
  selected: choices.flatMap(({ selected }) => selected ?? []),
  entered: choices.flatMap(({ entered }) => entered ?? []),
});

const problemOf = ({ errors }: WireLine): string | null => {
  const message = present(errors)[0]?.message ?? null;
  return message !== null && isSoldOut(message) ? 'Sold out' : message;
};

/**
 * The regular price from the row total, because `original_item_price` of 2.4.8
 * already contains discounts; null if it is not above the current price.
 */
const statedPriceOf = ({ prices, quantity }: WireLine, price: Money): Money | null => {
  const cents = Math.round(toCents(prices?.original_row_total?.value ?? 0) / quantity);
  return cents > price.cents ? { ...price, cents } : null;
};

/**
 * The regular price from the catalogue; unknown for bundles and gift cards. Custom options
 * and files add to both prices, so only the difference is known there. Otherwise it is that
 * of the product or variant, which a tier price is below as well.
 */
const reckonedPriceOf = (line: WireLine, price: Money): Money | null => {
  const range = (line.configured_variant ?? line.product).price_range?.minimum_price;
  if (range === undefined || line.bundle_options !== undefined || line.amount !== undefined) return null;
  const [regular, final] = [toMoney(range.regular_price), toMoney(range.final_price)];
  const isTopped = present(line.customizable_options).length + present(line.links).length > 0;
  const cents = isTopped ? price.cents + regular.cents - final.cents : regular.cents;
  return regular.currency === price.currency && cents > price.cents ? { ...price, cents } : null;
};

export const toLine = (line: WireLine): CartLine => {
  const { id, quantity, prices, product, configured_variant: variant } = line;
  const choices = choicesOf(line);
  const price = toMoney(prices?.price_including_tax);
  const { rental_terms: terms } = product;
  const usual = product.price_range?.minimum_price.final_price;
  return {
    id,
    sku: product.sku ?? '',
    soldSku: variant?.sku ?? product.sku ?? '',
    name: product.name ?? '',
    path: toPath(product.url_key, product.url_suffix),
    image: toMediaPath(variant?.small_image?.url) || toMediaPath(product.small_image?.url) || null,
    isRental: product.is_rental_product === 1,
    // the order pays the first month, which may be free
    ...(terms && { rental: { monthly: toMoney(usual), terms } }),
    quantity,
    chosen: chosenIn(choices),
    options: choices.map(({ option }) => option),
    price,
    // calculated as on the product page, which applies percentages to the current price
    regularPrice: terms ? null : (reckonedPriceOf(line, price) ?? statedPriceOf(line, price)),
    rowTotal: toMoney(prices?.row_total_including_tax),
    problem: problemOf(line),
  };
};
