/** What a cart must hold before a recorded request for the recorded answer to be possible. */

import { linesShown, type CartLine } from './cart-lines.ts';
import { billingFor, couponFor, paymentFor } from './cart-payment-needs.ts';
import { amountOf, explain, usual } from './explained-total.ts';
import type { Library } from './library.ts';
import { isOrder, itemsNamed, messagesOf, operationOf, type Operation } from './operation.ts';
import { isList, isObject, objectsIn, valuesOf } from './recording.ts';
import type { Json, JsonObject, Recording } from './recording.ts';

export interface CartNeeds {
  readonly lines: readonly CartLine[];
  /** Country, region and postcode only, as an estimate leaves them. */
  readonly hasEstimate: boolean;
  readonly hasAddress: boolean;
  readonly hasMethod: boolean;
  readonly billing: JsonObject | 'usual' | null;
  readonly hasEmail: boolean;
  readonly payment: JsonObject | null;
  readonly coupon: string | null;
  readonly isOrdered: boolean;
}

const firstNumber = (body: Json, key: string): number | null =>
  valuesOf(body, key).find((one) => typeof one === 'number') ?? null;

interface Given {
  readonly sku: string;
  readonly quantity: number;
}

function additions({ input }: Operation): Given[] {
  return [...objectsIn(input)].flatMap((one) => {
    const quantity = one['quantity'] ?? one['qty'];
    return typeof one['sku'] === 'string' && typeof quantity === 'number'
      ? [{ sku: one['sku'], quantity: Math.max(1, quantity) }]
      : [];
  });
}

const members: Readonly<Record<string, readonly Given[]>> = {
  'AW-GROUP': [
    { sku: 'AW-WATER-15', quantity: 2 },
    { sku: 'AW-CUPS-100', quantity: 1 },
  ],
};

function takeOut(lines: readonly CartLine[], { sku, quantity }: Given): CartLine[] {
  const place = lines.findLastIndex((line) => line.sku === sku || line.variant === sku);
  return lines
    .map((line, at) => (at === place ? { ...line, quantity: line.quantity - quantity } : line))
    .filter((line) => line.quantity > 0);
}

function withoutAdded(operation: Operation, lines: readonly CartLine[], body: Json): readonly CartLine[] {
  const errors = valuesOf(body, 'user_errors').flatMap((list) => (isList(list) ? list : []));
  const added = additions(operation);
  if (errors.length >= added.length && errors.length > 0) return lines;
  return added
    .flatMap(({ sku, quantity }) => members[sku] ?? [{ sku, quantity }])
    .reduce<readonly CartLine[]>(takeOut, lines);
}

/** Lines before the change that the request made, from the lines after it. */
function linesBefore(
  recording: Recording,
  operation: Operation,
  after: readonly CartLine[],
  library: Library,
): readonly CartLine[] {
  const name = operation.names.join(' ');
  if (/\badd\w*ToCart\b|^POST .*items$/.test(name))
    return withoutAdded(operation, after, recording.response.body);
  const named = itemsNamed(recording.request, operation).map(({ id }) => id);
  if (!/updateCartItems|removeItemFromCart|^(?:PUT|DELETE) .*items/.test(name)) return after;
  const changed = after.map((line) =>
    line.id !== null && named.includes(line.id) && !operation.isRest
      ? { ...line, quantity: line.quantity === 1 ? 2 : 1 }
      : line,
  );
  const gone = named
    .filter((id) => !after.some((line) => line.id === id))
    .flatMap((id) => library.line(id) ?? []);
  return [...changed, ...gone].toSorted((a, b) => (a.id ?? 0) - (b.id ?? 0));
}

const emptyWords =
  /does not contain products|doesn't contain products|for an empty cart|Some of the products are disabled/;
const changedGoods = /product-(?:disabled|deleted|repriced|went-out-of-stock)/;
const temporary: CartLine = { id: null, sku: 'AW-TEMP', quantity: 2 };

function goodsFor(
  recording: Recording,
  operation: Operation,
  library: Library,
  mask: string,
): readonly CartLine[] {
  const { name, response, request } = recording;
  const said = messagesOf(response.body);
  const shown = linesShown(response.body);
  const change = changedGoods.exec(name)?.[0];
  if (change !== undefined) {
    if (shown?.some(({ sku }) => sku === 'AW-TEMP')) return shown;
    if (change === 'product-deleted') return [temporary];
    const others = shown ?? (change === 'product-disabled' ? [{ ...usual, quantity: 1 }] : []);
    return [temporary, ...others];
  }
  if (emptyWords.test(said) || /empty-cart|cart-empty/.test(name)) return [];
  if (isOrder(operation) && /requested qty is not available|out of stock/.test(said))
    return shown ?? [{ id: null, sku: 'AW-FILTER-LOW', quantity: 2 }];
  if (shown !== null) return linesBefore(recording, operation, shown, library);
  if (/no items for shipment/.test(said) || /virtual/.test(name))
    return [{ id: null, sku: 'AW-SERVICE', quantity: 1 }];
  const named = itemsNamed(request, operation).map(({ id }) => id);
  const holding = library
    .sets(mask)
    .find((lines) => lines.some(({ id }) => id !== null && named.includes(id)));
  if (holding) return holding;
  const total = explain(response.body, library, mask);
  if (total) return total.lines;
  const quantity = firstNumber(response.body, 'total_quantity') ?? firstNumber(response.body, 'items_qty');
  if (quantity !== null) {
    if (quantity === 0) return [];
    const alike = [...library.sets(mask), ...library.all()].find(
      (lines) =>
        lines.reduce((sum, line) => sum + line.quantity, 0) === quantity &&
        lines.length === (firstNumber(response.body, 'items_count') ?? lines.length),
    );
    return alike ?? [{ ...usual, quantity }];
  }
  if (JSON.stringify(response.body).includes('"carrier_code":"freeshipping"'))
    return [{ ...usual, quantity: 10 }];
  return additions(operation).length > 0 ? [] : [usual];
}
/** The answer says that the cart has become an order. */
function isOrdered({ response, request }: Recording): boolean {
  const { body } = response;
  if (/The cart isn't active/.test(messagesOf(body))) return true;
  if (isObject(body) && body['is_active'] === false) return true;
  const [parameters] = valuesOf(body, 'parameters').filter(isObject);
  return (
    response.status === 404 &&
    parameters?.['fieldName'] === 'cartId' &&
    Number(parameters['fieldValue'] ?? 0) > 0 &&
    request.path.includes('<CART')
  );
}

export function needsOfCart(recording: Recording, library: Library, mask: string): CartNeeds {
  const operation = operationOf(recording.request);
  const { body } = recording.response;
  const name = operation.names.join();
  const said = messagesOf(body);
  const ordered = isOrdered(recording);
  const order = isOrder(operation);
  const lacksAddress = /shipping address is missing|check the shipping address/.test(said);
  const setsAddress = /setShippingAddresses|shipping-information|estimate/.test(name);
  const shownMethod =
    valuesOf(body, 'selected_shipping_method').some((one) => isObject(one)) ||
    (amountOf(body, 'shipping_incl_tax') ?? 0) > 0 ||
    valuesOf(body, 'shipping').some((one) => isObject(one) && typeof one['method'] === 'string') ||
    (explain(body, library, mask)?.hasMethod ?? false);
  const hasMethod =
    !lacksAddress && !setsAddress && !/setShippingMethods/.test(name) && (order || shownMethod);
  const shownAddress = valuesOf(body, 'shipping_addresses').some((one) => isList(one) && one.length > 0);
  const keptRegion =
    setsAddress &&
    /"country":\{"code":"NZ"/.test(JSON.stringify(body)) &&
    !/"region":null/.test(JSON.stringify(body));
  const billing = billingFor(recording, operation);
  const goods = goodsFor(recording, operation, library, mask);
  return {
    lines: ordered && goods.length === 0 ? [usual] : goods,
    hasEstimate: /check the shipping address/.test(said) && !/countryId/.test(said),
    hasAddress:
      !lacksAddress &&
      (hasMethod ||
        keptRegion ||
        (!setsAddress && shownAddress) ||
        /setShippingMethods|setBillingAddress|GET .*shipping-methods|set-payment-information/.test(name)),
    hasMethod,
    billing,
    hasEmail:
      (order && !operation.isRest && !/Guest email/.test(said)) ||
      ((order || name.startsWith('GET')) && valuesOf(body, 'email').some((one) => typeof one === 'string')) ||
      (!operation.isRest &&
        valuesOf(isObject(body) ? body['data'] : null, 'cart').some(
          (one) => isObject(one) && typeof one['email'] === 'string' && !/Email/.test(name),
        )),
    payment: paymentFor(recording, operation),
    coupon: couponFor(recording, operation),
    isOrdered: ordered,
  };
}
