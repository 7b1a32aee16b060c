/**
 * Decodes the requested options of a product from Magento's option uids, before the product is
 * looked up.
 */

export interface RequestedChoice {
  /** Set where the request names the variant itself instead of its values. */
  readonly variantId?: number;
  readonly variant: readonly { readonly attributeId: number; readonly valueId: number }[];
  /** Null: the bundle's default quantity. */
  readonly bundle: readonly {
    readonly optionId: number;
    readonly selectionId: number;
    readonly quantity: number | null;
  }[];
  readonly linkIds: readonly number[];
  readonly custom: readonly {
    readonly optionId: number;
    readonly text: string | null;
    readonly valueId: number | null;
  }[];
  /** Quantities of a group's members; members not listed use the group's defaults. */
  readonly members?: readonly { readonly productId: number; readonly quantity: number }[];
  /** Keyed by Magento's names, such as giftcard_sender_name. */
  readonly giftCard: Readonly<Record<string, string>>;
}

export const noChoice: RequestedChoice = { variant: [], bundle: [], linkIds: [], custom: [], giftCard: {} };

export interface EnteredOption {
  readonly uid: string;
  readonly value: string;
}

function numberOf(text: string | undefined): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

/** Null unless the text is a positive integer within bounds. */
export function quantityOf(text: string): number | null {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity > 0 && quantity <= 10_000 ? quantity : null;
}

/** Decodes one uid as one selection; as in Magento an unreadable uid selects nothing. */
function readUid(uid: string, value: string | null): Partial<RequestedChoice> {
  const [kind, first, second] = Buffer.from(uid, 'base64').toString().split('/');
  const one = numberOf(first);
  const two = numberOf(second);
  switch (kind) {
    case 'configurable':
      return { variant: [{ attributeId: one, valueId: two }] };
    case 'bundle':
      return {
        bundle: [{ optionId: one, selectionId: two, quantity: value === null ? null : quantityOf(value) }],
      };
    case 'downloadable':
      return { linkIds: [one] };
    case 'custom-option':
      return value === null
        ? { custom: [{ optionId: one, text: null, valueId: two }] }
        : { custom: [{ optionId: one, text: value, valueId: null }] };
    case 'giftcard':
      return first === undefined ? {} : { giftCard: { [first]: value ?? second ?? '' } };
    default:
      return {};
  }
}

function joinChoices(parts: readonly Partial<RequestedChoice>[]): RequestedChoice {
  return {
    variant: parts.flatMap((part) => part.variant ?? []),
    bundle: parts.flatMap((part) => part.bundle ?? []),
    linkIds: parts.flatMap((part) => part.linkIds ?? []),
    custom: parts.flatMap((part) => part.custom ?? []),
    giftCard: Object.assign({}, ...parts.map((part) => part.giftCard ?? {})),
  };
}

export function readChoice(
  selected: readonly (string | null)[],
  entered: readonly (EnteredOption | null)[],
): RequestedChoice {
  return joinChoices([
    ...selected.map((uid) => readUid(uid ?? '', null)),
    ...entered.map((option) => (option ? readUid(option.uid, option.value) : {})),
  ]);
}
