/** The purchase order number of an order, whatever pays for it: kept, and shown where the buyer looks for it (GEN-03, CHK-08, ACC-01). */
import { expect, test } from 'vitest';
import { addTheseTo } from './kinds-shop.ts';
import { bill, deliver, openOrderRoom, place } from './order-room.ts';
import { newNonce, setShipping } from './shop-client.ts';

const { alice, guestCart, ownCart, pay, rows, shop } = await openOrderRoom();

const paymentsOf = async (number: string) => {
  const { data } = await alice.graphql(
    `{ customer { orders(filter: { number: { eq: "${number}" } }) {
      items { payment_methods { type additional_data { name value } } } } } }`,
  );
  return data.customer.orders.items[0].payment_methods;
};

/** Delivered and billed; only the payment is missing. */
const cart = async () => {
  const id = await ownCart();
  await addTheseTo(alice, id, { sku: 'CUPS', quantity: 1 });
  await deliver(alice, id);
  await bill(alice, id);
  return id;
};

const lastReceipt = async (): Promise<string> => {
  const [mail] = await rows(
    `select text from mail_message where kind = 'orderReceipt' order by id desc limit 1`,
  );
  return mail.text;
};

test('GEN-03 CHK-08 the number stands with an order by purchase order, and in its mail', async () => {
  const { orderV2 } = await place(alice, await cart(), {
    code: 'purchaseorder',
    purchase_order_number: ' PO-77 ',
  });
  expect(await paymentsOf(orderV2.number)).toEqual([
    { type: 'purchaseorder', additional_data: [{ name: 'Purchase Order Number', value: 'PO-77' }] },
  ]);
  expect(await lastReceipt()).toContain('Your purchase order number: PO-77');
});

test('GEN-03 CHK-08 so it does beside the card that pays, where the account orders by numbers', async () => {
  const card = { payment_method_nonce: await newNonce(shop), is_active_payment_token_enabler: false };
  const { orderV2 } = await place(alice, await cart(), {
    code: 'braintree',
    braintree: card,
    purchase_order_number: 'PO-78',
  });
  const [{ additional_data: data }] = await paymentsOf(orderV2.number);
  expect(data).toContainEqual({ name: 'Purchase Order Number', value: 'PO-78' });
  expect(data).toContainEqual({ name: 'Credit Card Number', value: 'xxxx-1111' });
  expect(await lastReceipt()).toContain('Your purchase order number: PO-78');
});

test('GEN-03 where none was given nothing is said of it', async () => {
  const { orderV2 } = await place(alice, await cart(), { code: 'checkmo' });
  expect(await paymentsOf(orderV2.number)).toEqual([{ type: 'checkmo', additional_data: [] }]);
  expect(await lastReceipt()).not.toContain('purchase order number');
});

const approve = async (id: string) => {
  const answer = await shop.fetch('/afterpay/payment/process', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: 'gina@example.com', cart: id }),
  });
  expect(answer.status).toBe(200);
};

const lastNumber = async () => {
  const [payment] = await rows('select method, po_number from order_payment order by id desc limit 1');
  return payment;
};

test('GEN-03 PAY-03 instalments: the number comes with the order, after the approval', async () => {
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  await approve(id);
  expect((await pay(id, { method: 'afterpay', po_number: 'PO-79' })).status).toBe(200);
  expect(await lastNumber()).toEqual({ method: 'afterpay', po_number: 'PO-79' });
});

test('GEN-03 PAY-03 or it was there before the approval', async () => {
  const id = await guestCart({ sku: 'CUPS', quantity: 1 });
  await setShipping(shop, id);
  await rows(`update quote set payment = '{"poNumber":"PO-80"}' where masked_id = '${id}'`);
  await approve(id);
  expect((await pay(id, { method: 'afterpay' })).status).toBe(200);
  expect(await lastNumber()).toEqual({ method: 'afterpay', po_number: 'PO-80' });
});
