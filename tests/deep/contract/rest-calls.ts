/** The REST bodies that the storefront's services send for a purchase. */

import { plainAuthorisation } from '#machines/domain/payment.ts';
import { pendingOrderOf } from '#machines/domain/pending-order.ts';
import { createOrderOutcomeService } from '#services/order/order-outcome.service.ts';
import { createOrderService } from '#services/order/order.service.ts';
import { createShippingService } from '#services/checkout/shipping.service.ts';
import { brisbane } from '#tests/models/goods.ts';
import { ask, aud, transportTo } from '#tests/services/wired-backend.ts';
import type { Address } from '#machines/domain/address.ts';
import type { Checked } from './published-schema.ts';
import type { PublishedRest } from './published-rest.ts';
import type { Json } from './recording.ts';
import { shopperAt } from './shopper.ts';
import { openStage, type Stage } from './stage.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Json;
}

const place = { city: 'Sydney', regionId: 606, regionCode: 'NSW', postcode: '2000' };
const address: Address = { ...brisbane, ...place, company: 'Water Co', street2: 'Level 2' };

/** Sends through the services and notes what went over the wire. */
async function callServices(stage: Stage, cart: string): Promise<Call[]> {
  const calls: Call[] = [];
  const { transport } = transportTo(async (request) => {
    const { pathname } = new URL(request.url);
    const text = await request.clone().text();
    const response = await stage.fetch(request);
    if (response.ok)
      calls.push({ method: request.method, path: pathname, body: text === '' ? null : JSON.parse(text) });
    return response;
  });
  const { estimateShipping, saveShippingInformation } = createShippingService(transport);
  const { sendOrder } = createOrderService(transport);
  const { readOrderState } = createOrderOutcomeService(transport);
  const [method] = await ask(estimateShipping, { cartId: cart, currency: 'AUD', address });
  if (method === undefined) throw new Error('nothing is delivered to the recorded address');
  await ask(saveShippingInformation, { cartId: cart, address, billing: address, method });
  const totals = { grandTotal: aud(0), shipping: aud(0), subtotal: aud(0), tax: aud(0), discount: aud(0) };
  const request = {
    cartId: cart,
    isOwned: false,
    email: 'gina@example.com',
    delivery: address,
    billing: address,
    store: null,
    method,
    hours: null,
    payment: plainAuthorisation('checkmo', 'Check'),
    seen: { id: cart, lines: [], subtotal: aud(0), coupons: [] } as never,
    totals,
  };
  await ask(readOrderState, { order: pendingOrderOf(request) });
  await ask(sendOrder, { request });
  return calls;
}

export async function checkRest(published: PublishedRest): Promise<Checked> {
  const stage = await openStage();
  try {
    const shopper = shopperAt(stage);
    const cart = await shopper.newCart(null);
    await shopper.fill(cart, [{ id: null, sku: 'AW-WATER-15', quantity: 2 }], null);
    const calls = await callServices(stage, cart);
    const faults = calls.flatMap(({ method, path, body }) => {
      const route = path.replace(/^\/rest(?:\/\w+)?(?=\/V1)/, '');
      return published.body(method, route, body).map((fault) => `${method} ${route} sent: ${fault}`);
    });
    return { count: calls.length, faults };
  } finally {
    await stage.close();
  }
}
