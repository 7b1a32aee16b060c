// @vitest-environment jsdom
/** A shopper outside Australia reads which dollars they pay: on summary, button and receipt. */
import { cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { OrderSummary } from '#features/checkout/OrderSummary.tsx';
import { PaymentTab } from '#features/checkout/PaymentTab.tsx';
import { ReceiptDetails } from '#features/confirmation/ReceiptDetails.tsx';
import type { Address } from '#machines/domain/address.ts';
import { present } from '#machines/domain/present.ts';
import { brisbane } from '../models/goods.ts';
import { begin } from '../machines/walk.ts';
import { answerMedia, renderIn } from './stage.tsx';

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
