/** What Magento 2.4.7-p3 offers or takes before an order and refuses for it, as recorded. */

import { expect, test } from 'vitest';
import { addressProblems } from '#machines/domain/address.ts';
import { addressOffersOf, isAboutAddress } from '#machines/domain/stored-address.ts';
import { createOrderService } from '#services/order/order.service.ts';
import { toShippingInformation } from '#services/checkout/shipping.wire.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { bookEntry, hannah } from '#tests/models/people.ts';
import { failureOf, json } from '#tests/transport/wires.ts';
import { ask, brisbane, transportTo } from './wired-backend.ts';

const methods = [
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'purchaseorder', title: 'Purchase Order' },
  { code: 'free', title: 'No Payment Information Required' },
];

test.each([
  ['nothing is to be paid', 0, methods, ['free']],
  ['something is to be paid', 89, methods.slice(0, 2), ['checkmo', 'purchaseorder']],
  ['nothing is to be paid and nothing is free', 0, methods.slice(0, 1), ['checkmo']],
])('where %s a way to pay is offered that the order takes [BEY-22]', (_, total, offered, codes) => {
  const { paymentMethods } = toShippingInformation({
    totals: { base_grand_total: total, base_currency_code: 'AUD', quote_currency_code: 'AUD' },
    payment_methods: offered,
  });
  expect(paymentMethods.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['The requested Payment Method is not available.', /^This way to pay is not available/, false],
  ["Some addresses can't be used due to country-specific configurations.", /country of this delivery/, true],
  ['Purchase order number is a required field.', /^Purchase order number is/, false],
  ['Please check the shipping address information. "telephone" is required.', /^Please check the sh/, true],
])('an order refused with “%s” is told in a shopper’s words [BEY-22]', async (message, words, isAddress) => {
  const { transport } = transportTo(json({ message }, { status: 400 }));
  const failure = await failureOf(ask(createOrderService(transport).sendOrder, { request: orderRequest }));
  expect([failure.kind, isAboutAddress(failure)]).toEqual(['refused', isAddress]);
  expect(failure.message).toMatch(words);
});

test('a delivery address of a country that is not served is neither offered nor complete [BEY-22 GEN-04]', () => {
  const abroad = { countryCode: 'US', isDefaultShipping: true, isDefaultBilling: true };
  const addresses = [bookEntry(1, '1 Main Street', abroad), bookEntry(2, '2 Queen Street')];
  const { stored, defaultId, blank } = addressOffersOf({ ...hannah, addresses }, null).delivery;
  expect([stored.map(({ id }) => id), defaultId, blank.countryCode]).toEqual([['book-2'], 'book-2', 'AU']);
  expect(addressProblems({ ...brisbane, countryCode: 'US' }).countryCode).toBe(
    'We deliver to Australia and New Zealand only.',
  );
});
