/** Decodes the options of a product into option groups, one kind of product at a time (CAT-02). */

import { toCents } from '#machines/domain/money.ts';
import {
  noSurcharge,
  type Choice,
  type OptionGroup,
  type Surcharge,
  type Swatch,
} from '#machines/domain/offer.ts';
import type { PartFieldsFragment, ProductPageQuery } from '../generated/graphql.ts';
import { toDownloadPath, toMediaPath, toPath } from './media.wire.ts';
import { toMoney } from '../http/money.wire.ts';
import { inOrder, isPresent, toTiers } from './product-parts.wire.ts';

type Items = NonNullable<NonNullable<ProductPageQuery['products']>['items']>;
export type WireProduct = NonNullable<Items[number]>;

export const plainChoice: Omit<Choice, 'uid' | 'label'> = {
  swatch: null,
  surcharge: noSurcharge,
  regularCents: null,
  isRental: false,
  tiers: [],
  isInStock: true,
  isDefault: false,
  quantity: 1,
  canChangeQuantity: false,
  sampleUrl: null,
  path: null,
  image: null,
};

export const toSurcharge = (price: number | null | undefined, type?: string | null): Surcharge =>
  type === 'PERCENT'
    ? { kind: 'percent', percent: price ?? 0 }
    : { kind: 'fixed', cents: toCents(price ?? 0) };

type Configurable = Extract<WireProduct, { variants: unknown }>;
type WireSwatch = NonNullable<
  NonNullable<NonNullable<NonNullable<Configurable['configurable_options']>[number]>['values']>[number]
>['swatch_data'];

const toSwatch = (wire: WireSwatch | undefined): Swatch | null => {
  if (wire === null || wire === undefined || wire.value === null || wire.value === '') return null;
  switch (wire.kind) {
    case 'ColorSwatchData':
      return { kind: 'colour', colour: wire.value };
    case 'ImageSwatchData':
      return { kind: 'image', url: toMediaPath(wire.thumbnail) };
    default:
      return { kind: 'letters', letters: wire.value };
  }
};

export const toVariantGroups = ({ configurable_options, variants }: Configurable): readonly OptionGroup[] => {
  const inStock = new Set(
    (variants ?? []).flatMap((variant) =>
      variant?.product?.stock_status === 'IN_STOCK' ? (variant.attributes ?? []).map((own) => own?.uid) : [],
    ),
  );
  return inOrder(configurable_options, (option) => option.position).map((option) => {
    const values = (option.values ?? []).filter(isPresent);
    const choices = values.map((value) => ({
      ...plainChoice,
      uid: value.uid ?? '',
      label: value.label ?? '',
      swatch: toSwatch(value.swatch_data),
      isInStock: inStock.has(value.uid ?? ''),
    }));
    return {
      kind: 'oneOf',
      // dropdown attributes have no swatch data at all; a single swatch may be empty
      look: values.some(({ swatch_data }) => isPresent(swatch_data)) ? 'swatches' : 'list',
      id: option.uid,
      label: option.label ?? '',
      isRequired: true,
      choices,
    };
  });
};

const toPart = (product: PartFieldsFragment | null | undefined): Choice => {
  const { final_price, regular_price } = product?.price_range.minimum_price ?? {};
  const [{ cents }, regular] = [toMoney(final_price), toMoney(regular_price)];
  return {
    ...plainChoice,
    uid: product?.sku ?? '',
    label: product?.name ?? '',
    surcharge: { kind: 'fixed', cents },
    regularCents: regular.cents > cents ? regular.cents : null,
    isRental: product?.is_rental_product === 1,
    tiers: toTiers(product?.price_tiers),
    isInStock: product?.stock_status === 'IN_STOCK',
    path: toPath(product?.url_key, product?.url_suffix),
    image: toMediaPath(product?.small_image?.url),
  };
};

export type Bundle = Extract<WireProduct, { parts: unknown }>;

/**
 * A part costs its product's price, or the bundle's price for it if the bundle has a fixed price.
 */
export const toPartGroups = ({ parts, dynamic_price }: Bundle): readonly OptionGroup[] =>
  inOrder(parts, (part) => part.position).map((part) => {
    const base = { id: part.uid ?? '', label: part.title ?? '', isRequired: part.required === true };
    const choices = inOrder(part.options, (option) => option.position).map((option) => ({
      ...toPart(option.product),
      ...(dynamic_price === false && {
        surcharge: toSurcharge(option.price, option.price_type),
        regularCents: null,
        tiers: [],
      }),
      uid: option.uid,
      label: option.label ?? '',
      isDefault: option.is_default === true,
      quantity: option.quantity ?? 1,
      canChangeQuantity: option.can_change_quantity === true,
    }));
    return part.type === 'checkbox' || part.type === 'multi'
      ? { ...base, kind: 'anyOf', choices }
      : { ...base, kind: 'oneOf', look: part.type === 'select' ? 'list' : 'cards', choices };
  });

type Grouped = Extract<WireProduct, { members: unknown }>;

export const toMemberGroup = ({ members, sku }: Grouped): OptionGroup => ({
  kind: 'members',
  id: `members of ${sku ?? ''}`,
  label: 'In this set',
  isRequired: true,
  choices: inOrder(members, (member) => member.position).map(({ product, qty }) => ({
    ...toPart(product),
    quantity: qty ?? 0,
    canChangeQuantity: true,
  })),
});

type Downloadable = Extract<WireProduct, { downloadable_product_links: unknown }>;

/** Files that are bought one by one; a download sold as a whole has no choice. */
export const toLinkGroups = (wire: Downloadable): readonly OptionGroup[] =>
  wire.links_purchased_separately !== 1
    ? []
    : [
        {
          kind: 'anyOf',
          id: `links of ${wire.sku ?? ''}`,
          label: wire.links_title ?? 'Files',
          isRequired: true,
          choices: inOrder(wire.downloadable_product_links, (link) => link.sort_order).map((link) => ({
            ...plainChoice,
            uid: link.uid,
            label: link.title ?? '',
            surcharge: toSurcharge(link.price),
            sampleUrl: toDownloadPath(link.sample_url),
          })),
        },
      ];

type Question = NonNullable<NonNullable<Extract<WireProduct, { options: unknown }>['options']>[number]>;

const looks = { DATE: 'date', TIME: 'time', DATE_TIME: 'dateTime' } as const;

const toQuestion = (question: Question): readonly OptionGroup[] => {
  const base = {
    id: question.uid,
    label: question.title ?? '',
    isRequired: question.required === true,
  };
  if ('entry' in question) {
    const { entry, kind } = question;
    const look = kind === 'CustomizableAreaOption' ? 'lines' : 'line';
    // Magento sends 0 for no limit
    const maxLength = entry?.max_characters || null;
    const surcharge = toSurcharge(entry?.price, entry?.price_type);
    return [{ ...base, kind: 'text', look, autofill: null, maxLength, surcharge }];
  }
  const alone = { ...base, kind: 'text', autofill: null, maxLength: null } as const;
  if ('moment' in question) {
    const { moment } = question;
    const look = looks[moment?.type ?? 'DATE'];
    return [{ ...alone, look, surcharge: toSurcharge(moment?.price, moment?.price_type) }];
  }
  if ('file' in question)
    return [
      { ...alone, look: 'file', surcharge: toSurcharge(question.file?.price, question.file?.price_type) },
    ];
  if (!('choices' in question)) return [];
  const choices = inOrder(question.choices, (value) => value.sort_order).map((value) => ({
    ...plainChoice,
    uid: value.uid,
    label: value.title ?? '',
    surcharge: toSurcharge(value.price, value.price_type),
  }));
  switch (question.kind) {
    case 'CustomizableCheckboxOption':
    case 'CustomizableMultipleOption':
      return [{ ...base, kind: 'anyOf', choices }];
    default:
      return [
        {
          ...base,
          kind: 'oneOf',
          look: question.kind === 'CustomizableRadioOption' ? 'cards' : 'list',
          choices,
        },
      ];
  }
};

/** Skips unknown kinds of custom options; the server rejects the order item if it needs one. */
export const toQuestions = (wire: WireProduct): readonly OptionGroup[] =>
  'options' in wire ? inOrder(wire.options, (option) => option.sort_order).flatMap(toQuestion) : [];
