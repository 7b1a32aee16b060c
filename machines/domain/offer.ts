/** The choices and prices of a product, in one form for every kind: groups as data (§3, CAT-02). */

import type { ProductImage } from './catalog.ts';
import type { MomentLook } from './moment.ts';
import type { Money } from './money.ts';

/** A swatch: a colour, a picture or a few letters. */
export type Swatch =
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'letters'; readonly letters: string };

/** The surcharge of a choice: cents, or percent of the price before options. */
export type Surcharge =
  { readonly kind: 'fixed'; readonly cents: number } | { readonly kind: 'percent'; readonly percent: number };

/** The price of one piece from this quantity on. */
export interface Tier {
  readonly quantity: number;
  readonly price: Money;
}

/** The percentage off the whole choice from this quantity on: a bundle's sale (CAT-06). */
export interface Reduction {
  readonly quantity: number;
  readonly percent: number;
}

export interface Choice {
  /** In the form of the cart's mutation; for a member of a group its SKU. */
  readonly uid: string;
  readonly label: string;
  readonly swatch: Swatch | null;
  readonly surcharge: Surcharge;
  /** In cents, for a bundle item: its product's price without sales; null where equal. */
  readonly regularCents: number | null;
  readonly isRental: boolean;
  readonly tiers: readonly Tier[];
  readonly isInStock: boolean;
  readonly isDefault: boolean;
  /** The default number of pieces. */
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  /** A sample of it. */
  readonly sampleUrl: string | null;
  /** Page and picture of the choice, where it is a product. */
  readonly path: string | null;
  readonly image: string | null;
}

interface Group {
  /** For entered options also the uid in the cart. */
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
}

/** One of them, or none where it is optional. */
export interface OneOf extends Group {
  readonly kind: 'oneOf';
  readonly look: 'swatches' | 'cards' | 'list';
  readonly choices: readonly Choice[];
}

export interface AnyOf extends Group {
  readonly kind: 'anyOf';
  readonly choices: readonly Choice[];
}

export interface TextEntry extends Group {
  readonly kind: 'text';
  /** A file cannot be sent with a cart: the shopper has to contact the shop. */
  readonly look: 'line' | 'lines' | 'email' | MomentLook | 'file';
  /** Which personal value the browser may fill in; null for another person's. */
  readonly autofill: 'name' | 'email' | null;
  readonly maxLength: number | null;
  readonly surcharge: Surcharge;
}

/** The value of a gift card: one of the amounts, or any within two limits. */
export interface Amount extends Group {
  readonly kind: 'amount';
  readonly choices: readonly Choice[];
  readonly open: { readonly uid: string; readonly min: Money; readonly max: Money } | null;
}

/** Products sold together, each with its own quantity. */
export interface Members extends Group {
  readonly kind: 'members';
  readonly choices: readonly Choice[];
}

export type OptionGroup = OneOf | AnyOf | TextEntry | Amount | Members;

/** The variant of a configurable product for the chosen values. */
export interface Variant {
  /** One value of every variant group. */
  readonly uids: readonly string[];
  readonly sku: string;
  readonly name: string;
  readonly gallery: readonly ProductImage[];
  readonly price: Money;
  readonly regularPrice: Money | null;
  readonly tiers: readonly Tier[];
  readonly isInStock: boolean;
  readonly onlyLeft: number | null;
  /** The merchant's text about a free gift; null for none (CAT-06). */
  readonly incentive: string | null;
}

export interface Offer {
  readonly sku: string;
  readonly name: string;
  /** The price of one before options; for a product without its own price the sum of its parts. */
  readonly price: Money;
  readonly regularPrice: Money | null;
  /** Bundles, groups and gift cards cost only what is chosen. */
  readonly isPricedByChoice: boolean;
  readonly tiers: readonly Tier[];
  /** Empty except for a bundle, which has no tiers. */
  readonly reductions: readonly Reduction[];
  readonly groups: readonly OptionGroup[];
  /** Empty except for a configurable product. */
  readonly variants: readonly Variant[];
}

export const noSurcharge: Surcharge = { kind: 'fixed', cents: 0 };

/** The choices of a group; a text has none. */
export const choicesOf = (group: OptionGroup): readonly Choice[] =>
  group.kind === 'text' ? [] : group.choices;

export const findGroup = (offer: Offer, groupId: string): OptionGroup | undefined =>
  offer.groups.find(({ id }) => id === groupId);

export const findChoice = (offer: Offer, groupId: string, uid: string): Choice | undefined => {
  const group = findGroup(offer, groupId);
  return group && choicesOf(group).find((choice) => choice.uid === uid);
};
