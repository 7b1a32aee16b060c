/** What pays for an order: promotions, gift cards, purchase orders, instalments, PayPal, and a card whose answer is lost. */
import { expect, test } from 'vitest';
import { addTheseTo, signIn, uid } from './kinds-shop.ts';
import { bill, deliver, openOrderRoom, place } from './order-room.ts';
import { newNonce, setShipping } from './shop-client.ts';

const { alice, charges, guestCart, ownCart, pay, rows, shop } = await openOrderRoom();

type Json = ReturnType<typeof JSON.parse>;

test('PROMO-01 GIFT-01 a gift card pays it all, its balance falls, and the coupon is counted', async () => {
  const id = await guestCart({ sku: 'BOTTLE', quantity: 2 });
  await setShipping(shop, id);
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

test('CAT-02 a gift card that was bought and paid is mailed to whom it is for, and works', async () => {
  const id = await guestCart({
    sku: 'VOUCHER',
    quantity: 1,
    selected_options: [uid('giftcard/giftcard_amount/25')],
    entered_options: [
      { uid: uid('giftcard/giftcard_sender_name'), value: 'Gina' },
      { uid: uid('giftcard/giftcard_sender_email'), value: 'gina@example.com' },
      { uid: uid('giftcard/giftcard_recipient_name'), value: 'Rita' },
      { uid: uid('giftcard/giftcard_recipient_email'), value: 'rita@example.com' },
    ],
  });
  const paid = await pay(id, {
    method: 'braintree',
    additional_data: { payment_method_nonce: await newNonce(shop) },
  });
  expect(paid.status).toBe(200);
  const [made] = await rows('select code, balance from gift_card where order_item_id is not null');
  expect(made.balance).toBe(2500);
  const [mail] = await rows(`select recipient, text from mail_message where kind = 'giftCard'`);
  expect(mail).toMatchObject({ recipient: 'rita@example.com', text: expect.stringContaining(made.code) });
});

const approveInstalments = (cart: string) =>
  shop.fetch('/afterpay/payment/process', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'gina@example.com', cart }),
  });

test('GEN-03 a purchase order wants its number, instalments want an approval', async () => {
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  expect((await pay(id, { method: 'purchaseorder' })).body.message).toBe(
    'Purchase order number is a required field.',
  );
  expect((await pay(id, { method: 'afterpay' })).status).toBe(400);
  const process = await approveInstalments(id);
  expect(await process.json()).toMatchObject({
    success: true,
    redirect_url: expect.stringContaining('/checkout'),
  });
  expect((await pay(id, { method: 'afterpay' })).status).toBe(200);
});

test('PAY-02 PayPal: the approval becomes a nonce that pays by that method alone', async () => {
  const { data } = await shop.graphql('mutation { createBraintreePayPalClientToken }');
  const token = JSON.parse(Buffer.from(data.createBraintreePayPalClientToken, 'base64').toString());
  const approve = async (payer: string) => {
    const response = await shop.fetch('/undefined/v1/payment_methods/paypal_accounts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint: token.authorizationFingerprint,
        paypalAccount: { paymentToken: 'PAY-1', payerId: payer },
      }),
    });
    return ((await response.json()) as Json).paypalAccounts[0].nonce as string;
  };
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  const by = (method: string, nonce: string) =>
    pay(id, { method, additional_data: { payment_method_nonce: nonce } });
  expect((await by('braintree', await approve('pat@example.com'))).status).toBe(400);
  expect((await by('braintree_paypal', await approve('declined@example.com'))).status).toBe(400);
  expect((await by('braintree_paypal', await approve('pat@example.com'))).status).toBe(200);
  expect(await rows(`select payer_email from order_payment where method = 'braintree_paypal'`)).toEqual([
    { payer_email: 'pat@example.com' },
  ]);
});

/** How the latest order was paid: by what, and whether anything was kept to charge the rental by. */
const lastPayment = async () =>
  (
    await rows(
      'select method, kept_token is not null as kept, customer_id from order_payment join sales_order on sales_order.id = order_id order by order_id desc limit 1',
    )
  )[0];

test('GEN-02 PAY-02 what pays a rental is kept with its order, a guest’s card too; of other goods nothing is', async () => {
  for (const [sku, kept] of [
    ['RENTAL', true],
    ['CUPS', false],
  ] as const) {
    const id = await guestCart({ sku, quantity: 1 });
    await setShipping(shop, id);
    const additional_data = { payment_method_nonce: await newNonce(shop) };
    expect((await pay(id, { method: 'braintree', additional_data })).status).toBe(200);
    expect(await lastPayment()).toEqual({ method: 'braintree', kept, customer_id: null });
  }
});

/** Delivered and billed; only the payment is missing. */
const rentalCart = async () => {
  const id = await ownCart();
  await addTheseTo(alice, id, { sku: 'RENTAL', quantity: 1 });
  await deliver(alice, id);
  await bill(alice, id);
  return id;
};

test('GEN-02 PAY-02 a customer’s saved card is what their rental is charged by', async () => {
  const card = { payment_method_nonce: await newNonce(shop), is_active_payment_token_enabler: false };
  expect((await place(alice, await rentalCart(), { code: 'braintree', braintree: card })).errors).toEqual([]);
  const { data } = await alice.graphql('{ customerPaymentTokens { items { public_hash } } }');
  const [{ public_hash }] = data.customerPaymentTokens.items;
  const again = { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash } };
  expect((await place(alice, await rentalCart(), again)).errors).toEqual([]);
  expect(await lastPayment()).toMatchObject({ method: 'braintree_cc_vault', kept: true });
});

test('PAY-04 PAY-03 whatever pays for it, an order is charged once, for its sum; a refused one never', async () => {
  const before = charges.length;
  const declined = { payment_method_nonce: await newNonce(shop, '4000111111111115') };
  expect(
    (await place(alice, await rentalCart(), { code: 'braintree', braintree: declined })).errors,
  ).toHaveLength(1);
  expect(charges).toHaveLength(before);

  const card = { payment_method_nonce: await newNonce(shop), is_active_payment_token_enabler: false };
  await place(alice, await rentalCart(), { code: 'braintree', braintree: card });
  const { data } = await alice.graphql('{ customerPaymentTokens { items { public_hash } } }');
  const [{ public_hash }] = data.customerPaymentTokens.items;
  await place(alice, await rentalCart(), { code: 'braintree_cc_vault', braintree_cc_vault: { public_hash } });
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  await approveInstalments(id);
  await pay(id, { method: 'afterpay' });

  const paid = await rows(
    'select method, number, grand_total, transaction_id from order_payment join sales_order on sales_order.id = order_id order by order_id desc limit 3',
  );
  expect(paid.map(({ method }) => method)).toEqual(['afterpay', 'braintree_cc_vault', 'braintree']);
  expect(charges.slice(before)).toEqual(
    paid.toReversed().map(({ number, grand_total: amount, transaction_id: transactionId }) => ({
      orderNumber: number,
      amount,
      currency: 'AUD',
      transactionId,
    })),
  );
});

test('GEN-02 a rental is refused by what cannot be charged next month', async () => {
  const id = await guestCart({ sku: 'RENTAL', quantity: 1 });
  await setShipping(shop, id);
  const refusal = 'A rental is charged every month: pay by card or PayPal.';
  expect((await pay(id, { method: 'checkmo' })).body.message).toBe(refusal);
  await rows(`update gift_card set balance = 10000 where code = 'CARD-100'`);
  await rows(`update quote set gift_card_codes = '["CARD-100"]' where masked_id = '${id}'`);
  expect((await pay(id, { method: 'free' })).body.message).toBe(refusal);
});

test('BEY-01 the card whose answer is lost: the order stands, and nothing usable comes back', async () => {
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  const nonce = await newNonce(shop, '4000111111111511');
  await expect(
    pay(id, { method: 'braintree', additional_data: { payment_method_nonce: nonce } }),
  ).rejects.toThrow();
  const { body } = await shop.rest('GET', `/guest-carts/${id}`);
  expect(body).toMatchObject({ is_active: false, reserved_order_id: expect.stringMatching(/^\d{9}$/) });
});

test('CART-05 a guest places nobody’s cart but a guest’s', async () => {
  const id = await ownCart(await signIn(shop));
  const answer = await place(shop, id, { code: 'checkmo' });
  expect(answer.errors[0]).toMatchObject({
    message: `The current user cannot perform operations on cart "${id}"`,
    extensions: { category: 'graphql-authorization' },
  });
});
