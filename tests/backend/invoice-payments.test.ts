/** Invoices paid online: once, by a customer who may see them, and never for a wrong sum. */

import { beforeEach, expect, test } from 'vitest';
import { openPeopleShop, signedIn } from './people-shop.ts';
import { declinedCard, newNonce, type Row } from './shop-client.ts';

const shop = await openPeopleShop();
await shop.set('payment/braintree_cc_vault/active', true);
const alice = await signedIn(shop, 'alice');
const number = 'INV-1001';

beforeEach(async () => {
  await shop.rows('delete from invoice_payment');
  await shop.rows('delete from attempt');
  await shop.rows(`update billing_invoice set balance = total, status = 'open' where number <> 'INV-2001'`);
});

const payMutation = `mutation ($i: PayBillingInvoiceInput!) { payBillingInvoice(input: $i) { status balance { value } } }`;
const settle = async (requestId: string, client = alice): Promise<Row> =>
  client.graphql(
    `mutation { settleInvoicePayment(number: "${number}", request_id: "${requestId}") { is_paid } }`,
  );

const pay = async (requestId: string, own: object = {}, nonce?: string, client = alice): Promise<Row> => {
  const braintree = {
    payment_method_nonce: nonce ?? (await newNonce(shop)),
    is_active_payment_token_enabler: true,
  };
  const payment = { payment_method: { code: 'braintree', braintree } };
  return client.graphql(payMutation, {
    i: { number, amount: 115, request_id: requestId, ...payment, ...own },
  });
};
const said = async (answer: Promise<Row>): Promise<string> => (await answer).errors?.[0].message;
const paid = { status: 'PAID', balance: { value: 0 } };
const payments = () =>
  shop.rows('select status, amount, transaction_id is null as free from invoice_payment');
const made = { status: 'paid', amount: 11_500, free: false };

test('an invoice is paid once however often or from wherever it is sent, mailed, and no longer summed up [BEY-19 PAY-04]', async () => {
  const sums = async () =>
    (
      await alice.graphql(
        '{ billingInvoices(account_id: 1) { unpaid { open { value } overdue { value } } } }',
      )
    ).data.billingInvoices.unpaid;
  expect(await sums()).toEqual({ open: { value: 17.9 }, overdue: { value: 115 } });
  const nonce = await newNonce(shop);
  const answers = await Promise.all([pay('request-1', {}, nonce), pay('request-1', {}, nonce)]);
  for (const answer of answers) expect(answer.data.payBillingInvoice).toEqual(paid);
  expect(await said(pay('request-2'))).toBe('This invoice is already paid.');
  expect(await payments()).toEqual([made]);
  expect(await sums()).toEqual({ open: { value: 17.9 }, overdue: { value: 0 } });
  const { text } = (await shop.lastMail('alice@example.com')) ?? { text: '' };
  for (const words of [number, 'Water Co', 'ending in 1111', '$115.00']) expect(text).toContain(words);
  const { customerPaymentTokens: kept } = (
    await alice.graphql('{ customerPaymentTokens { items { public_hash } } }')
  ).data;
  const stored = { code: 'braintree_cc_vault', braintree_cc_vault: kept.items[0] };
  const other = { number: 'INV-1002', amount: 17.9, payment_method: stored };
  expect((await pay('request-1', other)).data.payBillingInvoice).toEqual(paid);
});

test('a payment that was asked about before it arrived is never made, one that was made is told of [BEY-19 BEY-01]', async () => {
  expect((await settle('request-1')).data.settleInvoicePayment).toEqual({ is_paid: false });
  expect(await said(pay('request-1'))).toBe('This payment was given up. Please start it again.');
  expect((await pay('request-2')).data.payBillingInvoice).toEqual(paid);
  for (const [requestId, isPaid] of [
    ['request-2', true],
    ['request-1', false],
  ] as const)
    expect((await settle(requestId)).data.settleInvoicePayment).toEqual({ is_paid: isPaid });
});

test('a declined card, another sum, another method and a card tried too often leave the invoice open [BEY-19]', async () => {
  expect(await said(pay('request-1', { amount: 114.99 }))).toMatch(/^What is to be paid .* has changed/);
  expect(await said(pay('request-1', { payment_method: { code: 'checkmo' } }))).toMatch(/not available/);
  expect(await said(pay('x', {}))).toBe('Invalid request_id.');
  const nonce = await newNonce(shop, declinedCard);
  expect(await said(pay('request-1', {}, nonce))).toMatch(/declined/i);
  const { data } = await alice.graphql(`{ invoiceToPay(number: "${number}") {
    invoice { balance { value } } payment_methods { code } } }`);
  expect(data.invoiceToPay.invoice.balance.value).toBe(115);
  expect(data.invoiceToPay.payment_methods.map(({ code }: Row) => code)).toContain('braintree');
  for (let tried = 1; tried < 10; tried += 1) await pay('request-1', {}, await newNonce(shop, declinedCard));
  expect(await said(pay('request-1'))).toBe('Too many attempts. Please wait a while and try again.');
  expect(await payments()).toEqual([]);
});
