/** Instalments: method set on the cart, provider asked, return and approval. */

import { expect, test } from 'vitest';
import { toWireAddress } from '#services/checkout/address.wire.ts';
import { createInstalmentsReturn } from '#services/payment/instalments-return.ts';
import { createInstalmentsService } from '#services/payment/instalments.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import type { Recaptcha } from '#services/session/recaptcha.ts';
import { orderRequest } from '#tests/models/goods.ts';
import { brokenConnection, memoryArea } from '#tests/transport/wires.ts';
import { createStorage } from '#transport/storage.ts';
import { ask, aud, bodyOf, brisbane, transportTo } from './wired-backend.ts';

const input = {
  cartId: 'masked-1',
  grandTotal: aud(3585),
  email: 'gina@example.com',
  billing: brisbane,
  payment: {
    method: 'afterpay',
    label: 'Afterpay',
    nonce: null,
    publicHash: null,
    poNumber: 'PO-7',
    isCardSaved: false,
    agreementIds: [1],
  },
};

const open = (
  answers: Readonly<Record<string, () => Response>>,
  search = '',
  area = memoryArea().area,
  recaptcha?: Recaptcha,
) => {
  const { transport, sent } = transportTo((request) => {
    const answer = answers[new URL(request.url).pathname];
    return answer === undefined ? new Response(null, { status: 404 }) : answer();
  });
  const back = createInstalmentsReturn(createStorage(area, 'TEST__'), search);
  const { approveInstalments } = createInstalmentsService(transport, back, undefined, recaptcha);
  const approve = (own: Partial<typeof input> = {}) => ask(approveInstalments, { ...input, ...own });
  const { sendOrder } = createOrderService(transport, undefined, undefined, back);
  const order = () => ask(sendOrder, { request: { ...orderRequest, cartId: input.cartId } });
  return { approve, order, back, sent, area };
};

const approve = async (answers: Readonly<Record<string, () => Response>>, recaptcha?: Recaptcha) => {
  const shop = open(answers, '', memoryArea().area, recaptcha);
  const outcome = await shop.approve().then(
    ({ to }) => to ?? 'approved',
    (cause: unknown) => (cause as Error).message,
  );
  return { outcome, sent: shop.sent };
};

const setPath = '/rest/V1/guest-carts/masked-1/set-payment-information';
const processPath = '/afterpay/payment/process';

/** The method is set on the cart, and the provider answers this. */
const answering = (answer: object, init?: ResponseInit) => ({
  [setPath]: () => Response.json(true),
  [processPath]: () => Response.json(answer, init),
});

const notApproved = 'Your instalments were not approved. Try again, or choose another way to pay.';

test('sets the method on the cart, then asks the provider by a form with the email [PAY-03 CHK-14]', async () => {
  const { outcome, sent } = await approve(
    answering({ success: true, token: 'afterpay_1', redirect_url: '/checkout' }),
  );
  expect(outcome).toBe('approved');
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([setPath, processPath]);
  expect(bodyOf(sent[0])).toEqual({
    email: 'gina@example.com',
    billingAddress: toWireAddress(brisbane),
    paymentMethod: { method: 'afterpay', po_number: 'PO-7', extension_attributes: { agreement_ids: ['1'] } },
  });
  expect(Object.fromEntries(new URLSearchParams(sent[1]?.body))).toEqual({
    email: 'gina@example.com',
    cart: 'masked-1',
  });
});

test('sends X-Recaptcha with the method when there is a token and goes on without one [CHK-13]', async () => {
  const answers = answering({ success: true });
  const known = await approve(answers, () => Promise.resolve('token-1'));
  expect(known.sent.map(({ headers }) => headers.get('X-Recaptcha'))).toEqual(['token-1', null]);
  const unknown = await approve(answers, () => Promise.reject(new Error('blocked')));
  expect([unknown.outcome, unknown.sent[0]?.headers.get('X-Recaptcha')]).toEqual(['approved', null]);
});

test('shows the provider’s reason for a refusal, or our own [PAY-03]', async () => {
  const refused = answering({ success: false, message: 'The cart was not found.' }, { status: 400 });
  expect((await approve(refused)).outcome).toBe('The cart was not found.');
  expect((await approve(answering({ success: false }))).outcome).toBe(notApproved);
});

const away = 'https://pay.example/1';
const sendingAway = answering({ success: true, token: 'afterpay_1', redirect_url: away });

test('leaves for the provider’s page only by https [PAY-03]', async () => {
  expect((await approve(sendingAway)).outcome).toBe(away);
  for (const redirect_url of ['javascript:alert(1)', '//evil.example', 'http://pay.example'])
    expect((await approve(answering({ success: true, redirect_url }))).outcome).toBe(notApproved);
});

/** The shop after the shopper has been to the provider's page. */
const comeBack = async (
  status: string,
  answers: Parameters<typeof open>[0] = sendingAway,
  token = 'afterpay_1',
) => {
  const { approve: leave, area } = open(sendingAway);
  await leave();
  return open(answers, `?afterpay=${token}&status=${status}`, area);
};

test.each([
  ['SUCCESS', 'approved'],
  ['CANCELLED', 'cancelled'],
  ['DECLINED', 'refused'],
])('reports a return with %s once: %s [PAY-03]', async (status, outcome) => {
  const home = await comeBack(status);
  expect(home.back.takeOutcome()).toBe(outcome);
  expect(home.back.takeOutcome()).toBeNull();
  // an approved order may go; otherwise the provider is asked again
  expect((await home.approve()).to).toBe(outcome === 'approved' ? null : away);
});

const lost = (): Response => {
  throw brokenConnection;
};
const orderPath = '/rest/V1/guest-carts/masked-1/payment-information';

test.each([
  ['no answer', lost, null],
  ['a gateway that gives up', () => Response.json({ message: 'Gateway Time-out' }, { status: 504 }), null],
  ['the order', () => Response.json('7'), away],
  ['a refusal', () => Response.json({ message: 'Not approved.' }, { status: 400 }), away],
])('keeps or drops the approval after an order met by %s [PAY-03 BEY-01]', async (_, answer, next) => {
  const home = await comeBack('SUCCESS', { ...sendingAway, [orderPath]: answer });
  home.back.takeOutcome();
  expect((await home.approve()).to).toBeNull();
  await home.order().catch(() => undefined);
  expect((await home.approve()).to).toBe(next);
});

test('ignores an approval that was not asked for or belongs to another cart [PAY-03 PAY-04]', async () => {
  expect(open(sendingAway, '?afterpay=forged&status=SUCCESS').back.takeOutcome()).toBeNull();
  const otherPath = setPath.replace('masked-1', 'masked-2');
  const home = await comeBack(
    'SUCCESS',
    { ...sendingAway, [otherPath]: () => Response.json(true) },
    'forged',
  );
  home.back.takeOutcome();
  expect((await home.approve({ cartId: 'masked-2' })).to).toBe(away);
});

test.each([
  ['cents', aud(3586)],
  ['currency', { ...aud(3585), currency: 'NZD' }],
])('asks the provider again when the total changed in %s [PAY-03 PAY-04]', async (_, grandTotal) => {
  const home = await comeBack('SUCCESS');
  expect(home.back.takeOutcome()).toBe('approved');
  expect((await home.approve({ grandTotal })).to).toBe(away);
});
