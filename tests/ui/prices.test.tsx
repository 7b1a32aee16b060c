// @vitest-environment jsdom
/** Prices: savings by sale and quantity, also of the members of a set; currencies by name. */

import { cleanup, screen, act } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { ProductPrice } from '#features/catalog/ProductPrice.tsx';
import MembersGroup from '#features/product/MembersGroup.tsx';
import type { Members, Offer, OptionGroup } from '#machines/domain/offer.ts';
import { enter, proposedPicks, type Picks } from '#machines/domain/picks.ts';
import { unitPrice, usualPrice } from '#machines/domain/running-price.ts';
import { aud, choice, engraving, fixed, offerOf } from '#tests/models/offers.ts';
import { PriceFormatProvider } from '#shop/price-format.tsx';
import { RunningPrice } from '#features/product/RunningPrice.tsx';
import type { Product } from '#machines/domain/catalog.ts';
import type { Content } from '#machines/domain/subject.ts';
import { optionsMachine } from '#machines/options/options.machine.ts';
import { idleCart, renderIn, shopOf, answerMedia } from './stage.tsx';
import { openShop } from '../machines/fake-services.ts';
import { OrderSummary } from '#features/checkout/OrderSummary.tsx';
import { PaymentTab } from '#features/checkout/PaymentTab.tsx';
import { ReceiptDetails } from '#features/confirmation/ReceiptDetails.tsx';
import type { Address } from '#machines/domain/address.ts';
import { present } from '#machines/domain/present.ts';
import { brisbane } from '../models/goods.ts';
import { begin } from '../machines/walk.ts';

const both = (offer: Offer, picks: Picks = proposedPicks(offer)) => [
  unitPrice(offer, picks).cents,
  usualPrice(offer, picks).cents,
];

const tiers = [{ quantity: 6, price: aud(800) }];
const sale = { price: aud(900), regularPrice: aud(1200) };

describe('what a price is a saving from', () => {
  test('a price is compared with the regular one on sale, and with that of one piece by quantity [CAT-06]', () => {
    expect(both(offerOf([]))).toEqual([1000, 1000]);
    expect(both(offerOf([], sale))).toEqual([900, 1200]);
    const six = { ...proposedPicks(offerOf([])), quantity: 6 };
    expect(both(offerOf([], { tiers }), six)).toEqual([800, 1000]);
    expect(both(offerOf([], { ...sale, tiers }), six)).toEqual([800, 1200]);
  });

  test('a surcharge is added to both prices [CAT-06]', () => {
    const offer = offerOf([engraving], sale);
    const picks = enter(proposedPicks(offer), offer, engraving.id, 'Ada');
    expect(both(offer, picks)).toEqual([1400, 1700]);
  });

  test('the regular price of parts is for their number [CAT-06]', () => {
    const part = choice('cups', { surcharge: fixed(300), regularCents: 400, quantity: 2, isDefault: true });
    const cups: OptionGroup = { kind: 'anyOf', id: 'cups', label: 'Cups', isRequired: true, choices: [part] };
    expect(both(offerOf([cups], { isPricedByChoice: true }))).toEqual([600, 800]);
  });
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

  const showMember = (pieces: number): readonly (string | null)[] => {
    renderIn(
      shopOf({ cart: idleCart({ cartId: 'CART' }) }),
      <MembersGroup
        offer={offer}
        group={group}
        picks={{ ...proposedPicks(offer), pieces: { water: pieces } }}
        error={undefined}
        fieldId="set"
        send={() => undefined}
      />,
    );
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  test('a member of a set costs its tier price, and shows regular price, tier prices and whether it is a rental [CAT-06 GEN-02]', () => {
    const [ofWater, ofCooler] = showMember(1);
    expect(ofWater).toContain('Now $9 was $12');
    expect(ofWater).toContain('6 or more $8 each');
    expect(ofWater).not.toContain('Rental');
    expect(ofCooler).toContain('Rental$9.95 a\u00a0month');
    cleanup();
    expect(showMember(6)[0]).toContain('Now $8 was $12');
  });
});

test('two shops on one page write prices each in its own way [CHK-11]', () => {
  const product = { price: aud(1250), regularPrice: null, isRental: false, isPriceFrom: false };
  renderIn(
    shopOf({ cart: idleCart() }),
    ['%s NZD', null].map((format) => (
      <PriceFormatProvider key={format} format={format}>
        <ProductPrice product={product} />
      </PriceFormatProvider>
    )),
  );
  expect(screen.getAllByText(/12\.50/).map(({ textContent }) => textContent)).toEqual([
    '12.50 NZD',
    '$12.50',
  ]);
});

test.each([
  [true, 'AU', ['GST included']],
  [true, 'GB', ['VAT included']],
  [true, 'US', ['Tax included']],
  [false, 'AU', []],
] as const)('tax included %j is said in %j as %j [BEY-22]', async (isTaxIncluded, country, words) => {
  const shop = openShop({
    content: ({ kind }) =>
      kind === 'storeConfig'
        ? ({ kind, storeConfig: { name: 'Water', locale: 'en_AU', country } } as Content)
        : { kind: 'menu', items: [] },
  });
  shop.actor.send({ type: 'shop.read', subjects: [{ kind: 'storeConfig' }] });
  await act(() => shop.quiet());
  const offer = offerOf([]);
  const price = { price: aud(1000), regularPrice: null, isRental: false, isPriceFrom: false };
  const product = { offer, ...price, isTaxIncluded } as unknown as Product;
  const options = createActor(optionsMachine, { input: { offer, lineId: null } }).start();
  renderIn(shop.actor, <RunningPrice product={product} options={options} />);
  expect(screen.queryAllByText(/included$/).map(({ textContent }) => textContent)).toEqual(words);
  options.stop();
});

const wellington: Address = {
  ...brisbane,
  city: 'Wellington',
  regionId: null,
  regionCode: '',
  postcode: '6011',
  countryCode: 'NZ',
};

const totals = (): readonly string[] =>
  [...document.querySelectorAll('dl')].map((list) => list.lastElementChild?.textContent ?? '');

const atPayment = async (delivery: Address) => {
  const shop = await begin();
  await shop.submitEmail();
  await shop.deliverAndPay(delivery);
  return shop;
};

/** The total as summary, button and receipt write it. */
const totalsSeen = async (delivery: Address): Promise<readonly string[]> => {
  answerMedia(() => true);
  const shop = await atPayment(delivery);
  const pay = renderIn(
    shop.actor,
    <>
      <OrderSummary codes={null} />
      <PaymentTab isCurrent />
    </>,
  );
  const paid = [...totals(), screen.getByRole('button', { name: /Place order/ }).textContent];
  pay.unmount();
  // the card form went with the page
  const other = await atPayment(delivery);
  await other.placeOrder();
  const receipt = present(other.seen().receipt, 'receipt');
  renderIn(other.actor, <ReceiptDetails receipt={receipt} offer={null} />);
  const seen = [...paid, ...totals()];
  cleanup();
  return seen;
};

test('names the currency for a delivery to New Zealand and for a browser that is there [BEY-25]', async () => {
  const named = [/AUD/, /AUD$/, /AUD/];
  const plain = await totalsSeen(brisbane);
  expect(plain).toHaveLength(named.length);
  expect(plain.join()).not.toContain('AUD');
  expect(await totalsSeen(wellington)).toEqual(named.map((text) => expect.stringMatching(text)));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-NZ', 'en']);
  expect(await totalsSeen(brisbane)).toEqual(named.map((text) => expect.stringMatching(text)));
});
