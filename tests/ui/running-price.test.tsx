// @vitest-environment jsdom
/** A saving is shown where there is one: by a sale, by quantity, of a part, whatever is added to it (CAT-06, CAT-02, GEN-02). */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { choicePriceText } from '#features/product/choice-price.ts';
import { MembersGroup } from '#features/product/MembersGroup.tsx';
import type { Members, Offer, OptionGroup } from '#machines/domain/offer.ts';
import { enter, proposedPicks, type Picks } from '#machines/domain/picks.ts';
import { unitPrice, usualPrice } from '#machines/domain/running-price.ts';
import { ShopProvider, type ShopActor } from '#shop/ShopProvider.tsx';
import { aud, choice, engraving, fixed, offerOf } from '#tests/models/offers.ts';

afterEach(cleanup);

const both = (offer: Offer, picks: Picks = proposedPicks(offer)) => [
  unitPrice(offer, picks).cents,
  usualPrice(offer, picks).cents,
];

const tiers = [{ quantity: 6, price: aud(800) }];
const sale = { price: aud(900), regularPrice: aud(1200) };

describe('what a price is a saving from', () => {
  test('CAT-06 is the regular price on sale, the price of one by quantity, and nothing where both are one', () => {
    expect(both(offerOf([]))).toEqual([1000, 1000]);
    expect(both(offerOf([], sale))).toEqual([900, 1200]);
    const six = { ...proposedPicks(offerOf([])), quantity: 6 };
    expect(both(offerOf([], { tiers }), six)).toEqual([800, 1000]);
    expect(both(offerOf([], { ...sale, tiers }), six)).toEqual([800, 1200]);
  });

  test('CAT-06 what is added to it is added to both', () => {
    const offer = offerOf([engraving], sale);
    const picks = enter(proposedPicks(offer), offer, engraving.id, 'Ada');
    expect(both(offer, picks)).toEqual([1400, 1700]);
  });

  test('CAT-06 of parts is what they cost on no sale, in that number', () => {
    const part = choice('cups', { surcharge: fixed(300), regularCents: 400, quantity: 2, isDefault: true });
    const cups: OptionGroup = { kind: 'anyOf', id: 'cups', label: 'Cups', isRequired: true, choices: [part] };
    expect(both(offerOf([cups], { isPricedByChoice: true }))).toEqual([600, 800]);
  });
});

test('CAT-06 GEN-02 a part of a bundle says what it was', () => {
  const part = choice('part', { surcharge: fixed(995), regularCents: 1295, image: '', isRental: true });
  const text = choicePriceText(offerOf([], { isPricedByChoice: true }), part, 2);
  expect(text).toBe('2 × $9.95 a month, was $12.95');
});

const resting = (context: object) => ({
  getSnapshot: () => ({ context }),
  subscribe: () => ({ unsubscribe: () => undefined }),
});

describe('a member of a set', () => {
  const water = choice('water', { surcharge: fixed(900), regularCents: 1200, quantity: 1, tiers });
  const cooler = choice('cooler', { surcharge: fixed(995), isRental: true, isInStock: false });
  const group: Members = {
    kind: 'members',
    id: 'set',
    label: 'In this set',
    isRequired: true,
    choices: [water, cooler],
  };
  const offer = offerOf([group], { isPricedByChoice: true });

  const show = (pieces: number): readonly (string | null)[] => {
    const shop = {
      getSnapshot: () => ({
        children: { cart: resting({ cart: null, cartId: 'CART', failure: null, lost: [] }) },
      }),
    } as unknown as ShopActor;
    render(
      <ShopProvider shop={shop}>
        <MembersGroup
          offer={offer}
          group={group}
          picks={{ ...proposedPicks(offer), pieces: { water: pieces } }}
          error={undefined}
          fieldId="set"
          send={() => undefined}
        />
      </ShopProvider>,
    );
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  test('CAT-06 GEN-02 has its struck price, its prices by quantity, and is known as a rental', () => {
    const [ofWater, ofCooler] = show(1);
    expect(ofWater).toContain('Now $9 was $12');
    expect(ofWater).toContain('6 or more $8 each');
    expect(ofWater).not.toContain('Rental');
    expect(ofCooler).toContain('Rental$9.95 a month');
  });

  test('CAT-06 costs what so many pieces earn', () => {
    expect(show(6)[0]).toContain('Now $8 was $12');
  });
});
