/** Invoices with their PDF, and equipment with its service, for their owners alone. */

import { expect, test, beforeEach } from 'vitest';
import { drawInvoice } from '#backend/account/invoice-pdf.ts';
import { openPeopleShop, orderBefore, signedIn } from './people-shop.ts';
import { pdfText } from './pdf-text.ts';
import { type Row, type ShopClient, declinedCard, newNonce } from './shop-client.ts';

const today = new Date().toISOString().slice(0, 10);
// already the next day in Brisbane
const shop = await openPeopleShop({ clock: () => new Date(`${today}T15:00:00Z`) });
await shop.set('general/store_information/name', 'Brightwater Pty Ltd');
await shop.set('general/store_information/merchant_vat_number', '11 111 111 111');
const [alice, emil] = await Promise.all([signedIn(shop, 'alice'), signedIn(shop, 'emil')]);

const invoices = (given = '') =>
  `{ billingInvoices${given} { total_count page_info { total_pages } items { number status invoice_date due_date pdf_url
    total { value currency } balance { value } account { id name } lines { description quantity price { value } } } } }`;

const ask = (client: ShopClient, id: number) =>
  client.graphql(
    `mutation { requestEquipmentService(equipment_id: ${id}, comment: "It drips") { id service_status } }`,
  );

const pdfTextOf = async (client: ShopClient, number: string) => {
  const response = await client.fetch(`/billing/invoice/${number}.pdf`);
  return pdfText(Buffer.from(await response.arrayBuffer()));
};

const numbers = ({ items }: Row) => items.map(({ number }: Row) => number);

test('a customer’s own invoices and those of their accounts are listed, newest first [ACC-01]', async () => {
  const { data, errors } = await alice.graphql(invoices());
  expect(errors).toBeUndefined();
  expect(data.billingInvoices.items).toMatchObject([
    { number: 'INV-1002', status: 'OPEN', account: null, total: { value: 17.9, currency: 'AUD' } },
    {
      number: 'INV-1001',
      status: 'OVERDUE',
      account: { id: 1, name: 'Water Co' },
      total: { value: 115 },
      balance: { value: 115 },
      pdf_url: '/billing/invoice/INV-1001.pdf',
      lines: [
        { description: 'Spring water 15 L', quantity: 8, price: { value: 12.5 } },
        { description: 'Cooler rental', quantity: 1, price: { value: 15 } },
      ],
    },
  ]);
});

test('invoices are listed by account and by page, and of another customer’s account not found [ X3] [ACC-01]', async () => {
  const one = (await alice.graphql(invoices('(account_id: 1)'))).data.billingInvoices;
  expect(numbers(one)).toEqual(['INV-1001']);
  const second = (await alice.graphql(invoices('(pageSize: 1, currentPage: 2)'))).data.billingInvoices;
  expect(second).toMatchObject({ total_count: 2, page_info: { total_pages: 2 } });
  expect(numbers(second)).toEqual(['INV-1001']);
  const { errors } = await alice.graphql(invoices('(account_id: 3)'));
  expect(errors[0]).toMatchObject({ extensions: { category: 'graphql-no-such-entity' } });
  // an inactive member gets none
  const carol = await signedIn(shop, 'carol');
  expect((await carol.graphql(invoices())).data.billingInvoices.items).toEqual([]);
});

test('invoices are tax invoices as PDF [ACC-01]', async () => {
  const response = await alice.fetch('/billing/invoice/INV-1001.pdf');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdfText(pdf);
  for (const words of `Tax invoice|INV-1001|Brightwater Pty Ltd|ABN 11 111 111 111|Water Co|ABN 51 824 753 556|
1 Wharf Rd|Spring water 15 L|$100.00|Includes GST 10 %|$10.45|$115.00|Overdue`.split(/\|\s*/))
    expect(text).toContain(words);
});

test('invoices bear the purchase order numbers of what they bill, and no others [GEN-03 CHK-08]', async () => {
  expect(await pdfTextOf(alice, 'INV-1001')).not.toContain('Purchase order');
  await orderBefore(shop, 'PO-SEVEN', 20, 'INV-1001', { account: 1 });
  await orderBefore(shop, 'PO-NINE', 3, 'INV-1001', { account: 1 });
  await orderBefore(shop, 'PO-LATER', -2, 'INV-1001', { account: 1 });
  await orderBefore(shop, 'PO-OWN', 2, 'INV-1002');
  await orderBefore(shop, 'PO-TEAM', 2, 'INV-2001', { team: 3 });
  expect(await pdfTextOf(alice, 'INV-1001')).toContain('Purchase order numbers: PO-SEVEN, PO-NINE\n');
  expect(await pdfTextOf(alice, 'INV-1002')).toContain('Purchase order number: PO-OWN\n');
  expect(await pdfTextOf(emil, 'INV-2001')).toContain('Purchase order number: PO-TEAM\n');
  // the next one begins where this one ended
  await shop.rows(
    `insert into billing_invoice (number, account_id, issued_on, due_on, status, total, balance, lines)
     select 'INV-NEXT', 1, issued_on + 30, issued_on + 60, 'open', 100, 100, lines from billing_invoice where number = 'INV-1001'`,
  );
  expect(await pdfTextOf(alice, 'INV-NEXT')).toContain('Purchase order number: PO-LATER\n');
  await shop.rows(`delete from billing_invoice where number = 'INV-NEXT'`);
});

test('invoices are not found by a guest, another customer or a made-up path, and an expired token is refused [ X3] [SESS-04]', async () => {
  const paths = ['/billing/invoice/INV-1001.pdf', '/billing/invoice/INV-1002.pdf'];
  for (const path of paths) {
    expect((await shop.fetch(path)).status).toBe(404);
    expect((await emil.fetch(path)).status).toBe(404);
  }
  expect((await alice.fetch('/billing/invoice/..%2Fx.pdf')).status).toBe(404);
  expect((await alice.fetch(paths[0] ?? '', { method: 'POST' })).status).toBe(404);
  // so that who was signed out is asked to sign in again
  const expired = await shop.fetch(paths[0] ?? '', { headers: { Authorization: 'Bearer expired' } });
  expect([expired.status, ((await expired.json()) as Row).parameters]).toEqual([401, { resources: 'self' }]);
});

test('equipment of a customer’s account is listed, and requested for service once, however often the customer asks [ACC-01]', async () => {
  const { data } = await alice.graphql(
    '{ equipmentServices { id sku name serial_number location is_rental service_status next_service_date account { id } } }',
  );
  const named = { sku: 'RENTAL', name: 'Tall cooler', serial_number: 'SN-1', location: 'Kitchen' };
  const service = { service_status: 'OVERDUE', next_service_date: expect.stringMatching(/^[\d-]{10}$/) };
  expect(data.equipmentServices).toMatchObject([
    { ...named, is_rental: true, ...service, account: { id: 1 } },
  ]);
  await shop.set('contact/email/recipient_email', 'desk@example.com');
  const [{ id }] = data.equipmentServices;
  for (const answer of [await ask(alice, id), await ask(alice, id)])
    expect(answer.data.requestEquipmentService).toEqual({ id, service_status: 'REQUESTED' });
  const mails = await shop.rows("select text from mail_message where recipient = 'desk@example.com'");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.['text']).toContain('It drips');
});

const names = [
  'Māia Łukasz Öz',
  'Đặng Nguyễn',
  'Nguyễn'.normalize('NFD'),
  'Ελένη Жанна',
  '王小明 이영희',
  '😀 [U+20BB7]',
];

test('prints names in any script on a tax invoice', async () => {
  const buyer = {
    name: 'Māia Nguyễn',
    abn: null,
    lines: names.map((name) => name.replace('[U+20BB7]', '𠮷')),
  };
  const pdf = await drawInvoice({
    number: 'INV-1',
    issuedOn: '2026-10-01',
    dueOn: '2026-10-31',
    status: 'Open',
    seller: buyer,
    buyer,
    poNumbers: [],
    lines: [{ description: 'Café ÷ 2', quantity: 1, price: 100 }],
    total: 100,
    tax: 9,
    taxLabel: 'GST 10 %',
    balance: 100,
  });
  const lines = pdfText(Buffer.from(pdf)).split('\n');
  expect(lines).toEqual(expect.arrayContaining([...names.map((name) => name.normalize('NFC')), 'Café ÷ 2']));
});

await shop.set('payment/braintree_cc_vault/active', true);
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
  await shop.rows(`update billing_invoice set due_on = '${today}' where number = 'INV-1002'`);
  const nonce = await newNonce(shop);
  const answers = await Promise.all([pay('request-1', {}, nonce), pay('request-1', {}, nonce)]);
  for (const answer of answers) expect(answer.data.payBillingInvoice).toEqual(paid);
  expect(await said(pay('request-2'))).toBe('This invoice is already paid.');
  expect(await payments()).toEqual([made]);
  expect(await sums()).toEqual({ open: { value: 0 }, overdue: { value: 17.9 } });
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
