/** Products to choose from, made up: one of every kind of group (CAT-02). */

import type { Choice, Offer, OptionGroup, Variant } from '#machines/domain/offer.ts';

export const aud = (cents: number) => ({ cents, currency: 'AUD' });

export const choice = (uid: string, own: Partial<Choice> = {}): Choice => ({
  uid,
  label: uid.charAt(0).toUpperCase() + uid.slice(1),
  swatch: null,
  surcharge: { kind: 'fixed', cents: 0 },
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
  ...own,
});

export const offerOf = (groups: readonly OptionGroup[], own: Partial<Offer> = {}): Offer => ({
  sku: 'GOODS',
  name: 'Goods',
  price: aud(1000),
  regularPrice: null,
  isPricedByChoice: false,
  tiers: [],
  reductions: [],
  groups,
  variants: [],
  ...own,
});

export const fixed = (cents: number) => ({ kind: 'fixed', cents }) as const;

/** One of them must be chosen, something may be added, a name must be given. */
export const cooler: OptionGroup = {
  kind: 'oneOf',
  look: 'cards',
  id: 'cooler',
  label: 'Cooler',
  isRequired: true,
  choices: [choice('bench'), choice('floor', { isInStock: false })],
};
export const extras: OptionGroup = {
  kind: 'anyOf',
  id: 'extras',
  label: 'Extras',
  isRequired: false,
  choices: [choice('cups', { surcharge: fixed(300), canChangeQuantity: true })],
};
export const engraving: OptionGroup = {
  kind: 'text',
  look: 'line',
  id: 'engraving',
  label: 'Engraving',
  isRequired: true,
  autofill: null,
  maxLength: 5,
  surcharge: fixed(500),
};
export const mixedOffer = offerOf([cooler, extras, engraving]);

const value = (uid: string, label: string): Choice => choice(uid, { label });

const variant = (own: Pick<Variant, 'uids' | 'sku' | 'price'> & Partial<Variant>): Variant => ({
  name: own.sku,
  gallery: [],
  regularPrice: null,
  tiers: [],
  isInStock: true,
  onlyLeft: null,
  incentive: null,
  ...own,
});

/** Coral is not made large, and the large sage one is sold out. */
export const bottle = offerOf(
  [
    {
      kind: 'oneOf',
      look: 'swatches',
      id: 'colour',
      label: 'Colour',
      isRequired: true,
      choices: [value('sage', 'Sage'), value('coral', 'Coral')],
    },
    {
      kind: 'oneOf',
      look: 'cards',
      id: 'size',
      label: 'Size',
      isRequired: true,
      choices: [value('small', '500 mL'), value('large', '1 L')],
    },
  ],
  {
    variants: [
      variant({ uids: ['sage', 'small'], sku: 'SAG-S', price: aud(1000) }),
      variant({ uids: ['sage', 'large'], sku: 'SAG-L', price: aud(2000), isInStock: false }),
      variant({
        uids: ['coral', 'small'],
        sku: 'COR-S',
        price: aud(1200),
        tiers: [{ quantity: 5, price: aud(900) }],
      }),
    ],
  },
);

/** Worth 25 dollars, 50, or anything between ten and a hundred. */
export const giftAmount = {
  kind: 'amount',
  id: 'amount',
  label: 'Amount',
  isRequired: true,
  choices: [choice('twenty-five', { surcharge: fixed(2500) }), choice('fifty', { surcharge: fixed(5000) })],
  open: { uid: 'open', min: aud(1000), max: aud(10_000) },
} as const satisfies OptionGroup;

export const recipientEmail: OptionGroup = {
  ...engraving,
  id: 'recipient',
  look: 'email',
  label: 'Recipient email',
  maxLength: null,
  surcharge: fixed(0),
};

export const giftCard = offerOf([giftAmount, recipientEmail], { isPricedByChoice: true });

export const members: OptionGroup = {
  kind: 'members',
  id: 'members',
  label: 'In this set',
  isRequired: true,
  choices: [
    choice('WATER', { quantity: 2, surcharge: fixed(1000), tiers: [{ quantity: 4, price: aud(800) }] }),
    choice('CUPS', { quantity: 0, surcharge: fixed(300) }),
    choice('RACK', { quantity: 1, surcharge: fixed(5000), isInStock: false }),
  ],
};
export const set = offerOf([members], { isPricedByChoice: true });
