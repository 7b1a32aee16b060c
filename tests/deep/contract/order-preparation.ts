/** Orders that were placed before a recording: shown in its answer, or named by its request. */

import { prepareCart } from './cart-preparation.ts';
import type { CartLine } from './cart-lines.ts';
import { operationOf } from './operation.ts';
import type { BindMask, Preparing } from './preparation.ts';
import { isList, isObject, objectsIn, valuesOf, type Json, type JsonObject } from './recording.ts';
import { recordedProducts } from './recorded-goods.ts';

const pack = recordedProducts.find(({ type }) => type === 'bundle');

function lineOf(item: JsonObject): CartLine[] {
  const { product_sku: sku, quantity_ordered: quantity, product_type: type } = item;
  if (typeof sku !== 'string' || typeof quantity !== 'number') return [];
  if (pack && sku.startsWith(pack.sku)) {
    const parts = pack.bundle?.options.flatMap(({ selections }) => selections) ?? [];
    const chosen = parts.filter((part) => sku.slice(pack.sku.length).includes(part.sku));
    return [{ id: null, sku: pack.sku, quantity, selections: chosen.map(({ id }) => id) }];
  }
  if (type === 'configurable') return [{ id: null, sku: 'AW-BOTTLE', quantity, variant: sku }];
  return [{ id: null, sku, quantity }];
}

const usual: CartLine = { id: null, sku: 'AW-WATER-15', quantity: 2 };

interface PastOrder {
  readonly lines: readonly CartLine[];
  readonly number: string | null;
  readonly payment: JsonObject;
  readonly isGuests: boolean;
  readonly billingId: number | null;
}

function orderOf(shown: JsonObject, isGuests: boolean): PastOrder {
  const lines = isList(shown['items'])
    ? shown['items'].flatMap((one) => (isObject(one) ? lineOf(one) : []))
    : [];
  const isPurchase = valuesOf(shown['payment_methods'], 'type').includes('purchaseorder');
  const billing = shown['billing_address'];
  return {
    lines: lines.length > 0 ? lines : [usual],
    number: typeof shown['number'] === 'string' ? shown['number'] : null,
    payment: isPurchase ? { code: 'purchaseorder', purchase_order_number: 'PO-77' } : { code: 'checkmo' },
    isGuests,
    billingId: isObject(billing) && billing['city'] === 'Melbourne' ? 2 : null,
  };
}

function ordersWished({ recording }: Preparing): PastOrder[] {
  const { names, input } = operationOf(recording.request);
  const { body } = recording.response;
  const bare = { lines: [usual], payment: { code: 'checkmo' }, billingId: null };
  if (names.includes('reorderItems')) {
    const count = valuesOf(body, 'total_quantity').find((one) => typeof one === 'number') ?? 2;
    return [
      {
        ...bare,
        lines: [{ ...usual, quantity: count }],
        number: textOf(input['orderNumber']),
        isGuests: false,
      },
    ];
  }
  if (names.some((name) => name.startsWith('guestOrder'))) {
    const shown = [...objectsIn(body)].find((one) => one['number'] !== undefined) ?? {};
    const asked = valuesOf(input, 'number')[0];
    return [{ ...orderOf(shown, true), number: textOf(asked) }];
  }
  if (!names.includes('customer') && !names.includes('customerOrders')) return [];
  const lists = [...objectsIn(body)].filter(
    (one) => one['total_count'] !== undefined || isList(one['items']),
  );
  const [orders] = lists.filter(
    (one) => valuesOf(body, 'orders').includes(one) || names.includes('customerOrders'),
  );
  if (orders === undefined) return [];
  const shown = isList(orders['items']) ? orders['items'].filter(isObject) : [];
  if (shown.length > 0) return shown.map((one) => orderOf(one, false));
  const count = typeof orders['total_count'] === 'number' ? orders['total_count'] : 0;
  return Array.from({ length: count }, () => ({ ...bare, number: null, isGuests: false }));
}

const textOf = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);

export async function ordersBefore(it: Preparing, bind: BindMask): Promise<void> {
  const { shopper, recording } = it;
  const mask = recording.request.headers['authorization'] ?? '';
  for (const wish of ordersWished(it)) {
    const name = /TOKEN_(ALICE|BOB|CAROL)/.exec(mask)?.[1]?.toLowerCase() ?? 'alice';
    const bearer = wish.isGuests ? null : await shopper.signIn(`${name}@example.com`);
    const cart = await shopper.newCart(bearer);
    const owner = {
      bearer,
      addressId: name === 'alice' && bearer !== null ? 1 : null,
      billingId: wish.billingId,
    };
    await prepareCart(shopper, cart, owner, {
      lines: wish.lines,
      hasEstimate: false,
      hasAddress: true,
      hasMethod: true,
      billing: 'usual',
      hasEmail: true,
      payment: wish.payment,
      coupon: null,
      isOrdered: false,
    });
    const number = await shopper.order(cart, bearer);
    if (wish.number !== null && number !== null) bind(`"${wish.number}"`, `"${number}"`);
  }
}
