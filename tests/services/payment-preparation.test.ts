/** Terms and saved payments, read before a payment method is chosen. */

import { expect, test } from 'vitest';
import { everyMethod } from '#machines/domain/payment-switches.ts';
import { createPaymentService } from '#services/payment/payment.service.ts';
import { inTurn, json, type Sent } from '#tests/transport/wires.ts';
import { ask, customerTo, transportTo } from './wired-backend.ts';

const operationsOf = (sent: readonly Sent[]) => sent.map(({ url }) => url.searchParams.get('operationName'));

const clean = (html: string): Promise<string> => Promise.resolve(html);
const isOfTerms = (url: string): boolean => url.includes('operationName=Agreements');

test('reads a customer’s saved payments [PAY-02]', async () => {
  const card = { public_hash: 'h1', payment_method_code: 'braintree', type: 'card' };
  const account = { public_hash: 'h2', payment_method_code: 'braintree_paypal', type: 'account' };
  const items = [
    { ...card, details: '{"type":"MC","maskedCC":"4444","expirationDate":"12/2034"}' },
    { ...account, details: '{"payerEmail":"rosa@example.com"}' },
    { ...card, public_hash: 'h3', details: 'not JSON' },
    { ...card, payment_method_code: 'of_another_provider', details: '{}' },
    null,
  ];
  const answers: Readonly<Record<string, unknown>> = {
    Agreements: { checkoutAgreements: null },
    SavedPayments: { customerPaymentTokens: { items } },
  };
  const { transport } = customerTo(({ url }) =>
    Response.json({ data: answers[new URL(url).searchParams.get('operationName') ?? ''] }),
  );
  const { preparePayment } = createPaymentService(transport, clean);
  expect(await ask(preparePayment, { isSavedWanted: true })).toEqual({
    agreements: [],
    saved: [
      { kind: 'card', publicHash: 'h1', brand: 'Mastercard', lastFour: '4444', expiry: '12/2034' },
      { kind: 'account', publicHash: 'h2', email: 'rosa@example.com' },
      { kind: 'card', publicHash: 'h3', brand: 'Card', lastFour: '', expiry: '' },
    ],
    isSavedMissed: false,
    switches: everyMethod,
  });
});

test('does not ask for a guest’s saved payments, and reports an expired session instead of none [PAY-02 SESS-04]', async () => {
  const { transport, sent } = transportTo(json({ data: { checkoutAgreements: [] } }));
  const { preparePayment } = createPaymentService(transport, clean);
  expect(await ask(preparePayment, { isSavedWanted: false })).toEqual({
    agreements: [],
    saved: null,
    isSavedMissed: false,
    switches: everyMethod,
  });
  expect(operationsOf(sent)).toEqual(['Agreements', 'MerchantSettings']);
  const refusals: string[] = [];
  transport.authorization.onRefused(() => refusals.push('refused'));
  await expect(ask(preparePayment, { isSavedWanted: true })).rejects.toMatchObject({
    kind: 'sessionExpired',
  });
  expect(refusals).toEqual(['refused']);
  expect(operationsOf(sent)).not.toContain('SavedPayments');
});

test('reads cleaned terms and which need a tick [CHK-08]', async () => {
  const terms = { agreement_id: 3, name: 'Terms', checkbox_text: 'I agree', content: '<b>Wet.</b>' };
  const answer = json({
    data: {
      checkoutAgreements: [
        { ...terms, is_html: true, mode: 'MANUAL' },
        { ...terms, agreement_id: 4, is_html: false, mode: 'AUTO' },
        null,
      ],
    },
  });
  const { transport } = transportTo(inTurn(answer));
  const { preparePayment } = createPaymentService(transport, (html) => Promise.resolve(`clean ${html}`));
  const { agreements } = await ask(preparePayment, { isSavedWanted: false });
  const own = { name: 'Terms', label: 'I agree' };
  expect(agreements).toEqual([
    { ...own, id: 3, content: 'clean <b>Wet.</b>', isHtml: true, isTicked: true },
    { ...own, id: 4, content: '<b>Wet.</b>', isHtml: false, isTicked: false },
  ]);
});

test('reports missing saved payments and goes on, but fails without terms [PAY-02 BEY-01]', async () => {
  const failing = json({ errors: [{ message: 'Internal server error' }], data: null });
  const terms = json({ data: { checkoutAgreements: [] } });
  const half = customerTo((request) => (isOfTerms(request.url) ? terms() : failing()));
  const prepare = createPaymentService(half.transport, clean).preparePayment;
  expect(await ask(prepare, { isSavedWanted: true })).toMatchObject({
    agreements: [],
    saved: [],
    isSavedMissed: true,
  });
  const { preparePayment } = createPaymentService(transportTo(failing).transport, clean);
  await expect(ask(preparePayment, { isSavedWanted: false })).rejects.toThrow('went wrong on our side');
});
