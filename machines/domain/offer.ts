/** What can be chosen of a product and what it costs, in one shape for every kind: groups of choices as data (§3 product, CAT-02). */

import type { ProductImage } from './catalog.ts';
import type { MomentLook } from './moment.ts';
import type { Money } from './money.ts';

/** A named picture of a choice: a colour, an image of the media path, or a few letters. */
export type Swatch =
  | { readonly kind: 'colour'; readonly colour: string }
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'letters'; readonly letters: string };

/** What a choice adds to the price: so many cents, or so many percent of the price before any option. */
export type Surcharge =
  { readonly kind: 'fixed'; readonly cents: number } | { readonly kind: 'percent'; readonly percent: number };

/** From so many pieces on, one costs so much. */
export interface Tier {
  readonly quantity: number;
  readonly price: Money;
}

/** From so many on, all that is chosen costs so many percent less: how a bundle is on sale (CAT-06). */
export interface Reduction {
  readonly quantity: number;
  readonly percent: number;
}

export interface Choice {
  /** As the cart's mutation takes it; of a member of a group its sku. */
  readonly uid: string;
  readonly label: string;
  readonly swatch: Swatch | null;
  readonly surcharge: Surcharge;
  /** In cents, of a part: what its product costs where it is on no sale; null where that is no other price. */
  readonly regularCents: number | null;
  readonly isRental: boolean;
  readonly tiers: readonly Tier[];
  readonly isInStock: boolean;
  readonly isDefault: boolean;
  /** How many pieces of it come with one, unless the shopper says otherwise. */
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  /** Where a piece of it can be tried. */
  readonly sampleUrl: string | null;
  /** Its own page and picture, where it is a product. */
  readonly path: string | null;
  readonly image: string | null;
}

interface Group {
  /** Of what is entered also the uid under which the cart takes it. */
  readonly id: string;
  readonly label: string;
  readonly isRequired: boolean;
}

/** One of them, or none where it is not required. */
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
  /** A file can be handed over by no shop's API: what wants one is ordered by talking to somebody. */
  readonly look: 'line' | 'lines' | 'email' | MomentLook | 'file';
  /** What of the shopper's own the browser may fill in; null where it is somebody else's. */
  readonly autofill: 'name' | 'email' | null;
  readonly maxLength: number | null;
  readonly surcharge: Surcharge;
}

/** What a gift card is worth: one of the amounts, or any between two bounds. */
export interface Amount extends Group {
  readonly kind: 'amount';
  readonly choices: readonly Choice[];
  readonly open: { readonly uid: string; readonly min: Money; readonly max: Money } | null;
}

/** Products sold side by side, each with a quantity of its own. */
export interface Members extends Group {
  readonly kind: 'members';
  readonly choices: readonly Choice[];
}

export type OptionGroup = OneOf | AnyOf | TextEntry | Amount | Members;

/** What the chosen values of a configurable product come to. */
export interface Variant {
  /** One value of every group that tells variants apart. */
  readonly uids: readonly string[];
  readonly sku: string;
  readonly name: string;
  readonly gallery: readonly ProductImage[];
  readonly price: Money;
  readonly regularPrice: Money | null;
  readonly tiers: readonly Tier[];
  readonly isInStock: boolean;
  readonly onlyLeft: number | null;
  /** What the merchant gives with it, in their words; null for nothing (CAT-06). */
  readonly incentive: string | null;
}

export interface Offer {
  readonly sku: string;
  readonly name: string;
  /** Of one, before any option; what its parts cost together where it has no price of its own. */
  readonly price: Money;
  readonly regularPrice: Money | null;
  /** What is priced by its parts, groups and gift cards cost what is chosen and nothing besides. */
  readonly isPricedByChoice: boolean;
  readonly tiers: readonly Tier[];
  /** Empty but for a bundle, which has no tiers. */
  readonly reductions: readonly Reduction[];
  readonly groups: readonly OptionGroup[];
  /** Empty but for a configurable product. */
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
