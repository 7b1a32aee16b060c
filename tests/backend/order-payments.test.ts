/** What pays for an order: cards, gift cards, purchase orders, instalments, PayPal. */
import { expect, test } from 'vitest';
import { people, uid } from './kinds-shop.ts';
import { approveInstalments, openOrderRoom, place, readyCartOf } from './order-room.ts';
import { declinedCard, newNonce, pay as payByCard, type Row } from './shop-client.ts';

const { alice, charges, guestCart, ownCart, pay, rows, shippedCart, shop } = await openOrderRoom();

const cups = { sku: 'CUPS', quantity: 1 };
const rental = { sku: 'RENTAL', quantity: 1 };

test('a gift card pays it all, its balance falls, and the promo code is counted [PROMO-01 GIFT-01]', async () => {
  const id = await shippedCart({ sku: 'BOTTLE', quantity: 2 });
  await rows(
    `update quote set coupon_code = 'SAVE10', gift_card_codes = '["CARD-100"]' where masked_id = '${id}'`,
  );
  expect((await pay(id, { method: 'checkmo' })).body.message).toBe(
    'The requested Payment Method is not available.',
  );
  expect((await pay(id, { method: 'free' })).status).toBe(200);
  expect(await rows(`select balance from gift_card where code = 'CARD-100'`)).toEqual([{ balance: 6750 }]);
  expect(await rows(`select times_used from coupon where code = 'SAVE10'`)).toEqual([{ times_used: 1 }]);
});

test('a gift card that was bought is mailed to its recipient, and works [CAT-02]', async () => {
  const id = await guestCart({
    sku: 'VOUCHER',
    quantity: 1,
    selected_options: [uid('giftcard/giftcard_amount/25')],
    entered_options: people('Gina', 'Rita'),
  });
  expect((await payByCard(shop, id, await newNonce(shop))).status).toBe(200);
  const [made] = await rows('select code, balance from gift_card where order_item_id is not null');
  expect(made.balance).toBe(2500);
  const [mail] = await rows(`select recipient, text from mail_message where kind = 'giftCard'`);
  expect(mail).toMatchObject({ recipient: 'rita@example.com', text: expect.stringContaining(made.code) });
});

test('a purchase order needs its number, instalments an approval, and a rental what is charged every month [GEN-02 GEN-03]', async () => {
  const id = await shippedCart(cups);
  const unnumbered = 'Purchase order number is a required field.';
  expect((await pay(id, { method: 'purchaseorder' })).body.message).toBe(unnumbered);
  expect((await pay(id, { method: 'afterpay' })).status).toBe(400);
  const leads = { success: true, redirect_url: expect.stringContaining('/checkout') };
  expect(await approveInstalments(shop, id)).toMatchObject(leads);
  expect((await pay(id, { method: 'afterpay' })).status).toBe(200);
  const rented = await shippedCart(rental);
  const refused = 'A rental is charged every month: pay by card or PayPal.';
  expect((await pay(rented, { method: 'checkmo' })).body.message).toBe(refused);
  await rows(`update gift_card set balance = 10000 where code = 'CARD-100'`);
  await rows(`update quote set gift_card_codes = '["CARD-100"]' where masked_id = '${rented}'`);
  const unoffered = 'The requested Payment Method is not available.';
  expect((await pay(rented, { method: 'free' })).body.message).toBe(unoffered);
  expect((await payByCard(shop, rented, await newNonce(shop))).status).toBe(200);
});

test('an approval by PayPal becomes a nonce that pays by PayPal alone [PAY-02]', async () => {
  const { data } = await shop.graphql('mutation { createBraintreePayPalClientToken }');
  const token = JSON.parse(Buffer.from(data.createBraintreePayPalClientToken, 'base64').toString());
  const approve = async (payer: string): Promise<string> => {
    const response = await shop.fetch('/undefined/v1/payment_methods/paypal_accounts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint: token.authorizationFingerprint,
        paypalAccount: { paymentToken: 'PAY-1', payerId: payer },
      }),
    });
    return ((await response.json()) as Row).paypalAccounts[0].nonce;
  };
  const id = await shippedCart(cups);
  const statusOf = async (method: string, payer: string) =>
    (await pay(id, { method, additional_data: { payment_method_nonce: await approve(payer) } })).status;
  expect(await statusOf('braintree', 'pat@example.com')).toBe(400);
  expect(await statusOf('braintree_paypal', 'declined@example.com')).toBe(400);
  expect(await statusOf('braintree_paypal', 'pat@example.com')).toBe(200);
  expect(await rows(`select payer_email from order_payment where method = 'braintree_paypal'`)).toEqual([
    { payer_email: 'pat@example.com' },
  ]);
});

const lastPayments = (count: number) =>
  rows(
    `select method, number, grand_total, transaction_id, kept_token is not null as kept, customer_id
      from order_payment join sales_order on sales_order.id = order_id order by order_id desc limit ${count}`,
  );

const byCard = async (number?: string) => ({
  code: 'braintree',
  braintree: { payment_method_nonce: await newNonce(shop, number), is_active_payment_token_enabler: false },
});

const bySavedCard = async () => {
  const { data } = await alice.graphql('{ customerPaymentTokens { items { public_hash } } }');
  const [{ public_hash }] = data.customerPaymentTokens.items;
  return { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash } };
};

const rentalCart = async () => readyCartOf(alice, await ownCart(), rental);

test('the card that pays a rental is kept with its order, a guest’s too, and for other goods none [GEN-02 PAY-02]', async () => {
  for (const [goods, kept] of [
    [rental, true],
    [cups, false],
  ] as const) {
    expect((await payByCard(shop, await shippedCart(goods), await newNonce(shop))).status).toBe(200);
    expect(await lastPayments(1)).toMatchObject([{ method: 'braintree', kept, customer_id: null }]);
  }
});

test('every order is charged once for its total, by card, saved card or instalments; a refused one never [PAY-03 PAY-04]', async () => {
  const before = charges.length;
  expect((await place(alice, await rentalCart(), await byCard(declinedCard))).errors).toHaveLength(1);
  expect(charges).toHaveLength(before);

  expect((await place(alice, await rentalCart(), await byCard())).errors).toEqual([]);
  expect((await place(alice, await rentalCart(), await bySavedCard())).errors).toEqual([]);
  const id = await shippedCart(cups);
  await approveInstalments(shop, id);
  await pay(id, { method: 'afterpay' });

  const paid = await lastPayments(3);
  expect(paid.map(({ method, kept }) => [method, kept])).toEqual([
    ['afterpay', false],
    ['braintree_cc_vault', true],
    ['braintree', true],
  ]);
  expect(charges.slice(before)).toEqual(
    paid.toReversed().map(({ number, grand_total: amount, transaction_id: transactionId }) => ({
      orderNumber: number,
      amount,
      currency: 'AUD',
      transactionId,
    })),
  );
});

/* The purchase order number of an order, with any payment method: kept, and shown to the buyer. */

const cart = async () => readyCartOf(alice, await ownCart(), cups);

const paymentsOf = async (number: string) => {
  const { data } = await alice.graphql(
    `{ customer { orders(filter: { number: { eq: "${number}" } }) {
      items { payment_methods { type additional_data { name value } } } } } }`,
  );
  return data.customer.orders.items[0].payment_methods;
};

const lastReceipt = async (): Promise<string> =>
  (await rows(`select text from mail_message where kind = 'orderReceipt' order by id desc limit 1`))[0].text;

const number = (value: string) => ({ name: 'Purchase Order Number', value });

test('the purchase order number stands with the order and in its mail, by card and instalments too [GEN-03 CHK-08]', async () => {
  const ordered = await place(alice, await cart(), {
    code: 'purchaseorder',
    purchase_order_number: ' PO-77 ',
  });
  expect(await paymentsOf(ordered.orderV2.number)).toEqual([
    { type: 'purchaseorder', additional_data: [number('PO-77')] },
  ]);
  expect(await lastReceipt()).toContain('Your purchase order number: PO-77');
  const paid = await place(alice, await cart(), { ...(await byCard()), purchase_order_number: 'PO-78' });
  const [{ additional_data: data }] = await paymentsOf(paid.orderV2.number);
  expect(data).toContainEqual(number('PO-78'));
  expect(data).toContainEqual({ name: 'Credit Card Number', value: 'xxxx-1111' });
  expect(await lastReceipt()).toContain('Your purchase order number: PO-78');
  const without = await place(alice, await cart(), { code: 'checkmo' });
  expect(await paymentsOf(without.orderV2.number)).toEqual([{ type: 'checkmo', additional_data: [] }]);
  expect(await lastReceipt()).not.toContain('purchase order number');
  const id = await shippedCart(cups);
  await approveInstalments(shop, id);
  await pay(id, { method: 'afterpay', po_number: 'PO-79' });
  expect((await rows('select po_number from order_payment order by id desc limit 1'))[0].po_number).toBe(
    'PO-79',
  );
});

test('a rental keeps its terms with the order and in the mail, and is not ordered again unasked [GEN-02]', async () => {
  await rows(
    `update product set rental = '{"leastMonths":3,"freeMonths":1,"included":"Servicing"}' where sku = 'RENTAL'`,
  );
  const id = await readyCartOf(alice, await ownCart(), { ...rental, quantity: 2 }, cups);
  const ordered = (await place(alice, id, await byCard())).orderV2;
  const { data } =
    await alice.graphql(`{ customer { orders(filter: { number: { eq: "${ordered.number}" } }) { items {
    rentals { terms monthly_price { value } } total { subtotal_incl_tax { value } } } } } }`);
  const terms = { terms: '3 1 Servicing', monthly_price: { value: 15 } };
  expect(data.customer.orders.items[0]).toMatchObject({
    rentals: [terms],
    total: { subtotal_incl_tax: { value: 8.95 } },
  });
  const [mail] = await rows(`select text from mail_message where kind = 'orderReceipt' order by id desc`);
  expect(mail.text).toContain(
    'first month free, then $30.00 a month. Servicing included, at least 3 months.',
  );
  const again = await alice.graphql(
    `mutation { reorderItems(orderNumber: "${ordered.number}") { cart { total_quantity } userInputErrors { message } } }`,
  );
  const refused = [{ message: expect.stringContaining('It is rented already.') }];
  expect(again.data.reorderItems).toEqual({ cart: { total_quantity: 1 }, userInputErrors: refused });
});
