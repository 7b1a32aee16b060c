/** Decodes a tracked order from GraphQL (BEY-12). */

import { emptyAddress, type Address } from '#machines/domain/address.ts';
import type { LineOption } from '#machines/domain/cart.ts';
import type { Money } from '#machines/domain/money.ts';
import type { OrderedLine, OrderProof, OrderQuestion, TrackedOrder } from '#machines/domain/order-lookup.ts';
import type { Totals } from '#machines/domain/totals.ts';
import { rowsOf, type Row } from './order-rows.wire.ts';
import type {
  OrderDeliveryFieldsFragment,
  OrderPlaceFieldsFragment,
  TrackedOrderFieldsFragment,
} from '../generated/graphql.ts';
import { toMediaPath, toPath } from '../catalog/media.wire.ts';
import { toProductSku } from './order-sku.ts';
import { toMoney, type WireMoney } from '../http/money.wire.ts';

type WireOrder = TrackedOrderFieldsFragment & Partial<OrderDeliveryFieldsFragment>;
type WireItem = NonNullable<NonNullable<WireOrder['items']>[number]>;

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

const given = <Value>(list: readonly (Value | null)[] | null | undefined): readonly Value[] =>
  (list ?? []).filter(isPresent);

const moneyOrNull = (wire: WireMoney | null | undefined): Money | null => (wire ? toMoney(wire) : null);

const toPlace = (wire: OrderPlaceFieldsFragment | null): Address | null => {
  if (wire === null) return null;
  const [street = '', ...others] = given(wire.street);
  return {
    ...emptyAddress(wire.country_code ?? ''),
    firstname: wire.firstname,
    lastname: wire.lastname,
    company: wire.company ?? '',
    telephone: wire.telephone ?? '',
    street,
    street2: others.join(', '),
    city: wire.city,
    regionCode: wire.region ?? '',
    postcode: wire.postcode ?? '',
  };
};

/** Magento 2.4.7 swaps selected and entered options, so both are shown alike. */
const choicesOf = (item: WireItem): readonly LineOption[] => [
  ...[...given(item.selected_options), ...given(item.entered_options)].map(({ label, value }) => ({
    label,
    values: [value],
  })),
  ...('bundle_options' in item ? given(item.bundle_options) : []).map(({ label, values }) => ({
    label,
    values: given(values).map(({ product_name, quantity }) =>
      quantity === 1 ? product_name : `${quantity} × ${product_name}`,
    ),
  })),
];

const downloadsOf = (item: WireItem): readonly LineOption[] => {
  const links = 'downloadable_links' in item ? given(item.downloadable_links) : [];
  return links.length === 0 ? [] : [{ label: 'Downloads', values: links.map(({ title }) => title ?? '') }];
};

/** According to the product today: the files of a download sold as a whole are not options. */
const isSoldWhole = ({ product }: WireItem): boolean =>
  product !== null && 'links_purchased_separately' in product && product.links_purchased_separately !== 1;

const rentalOf = ({ rentals }: WireOrder, { id }: WireItem): Pick<OrderedLine, 'rental'> => {
  const rental = rentals?.find(({ item_id: item }) => item === id);
  return rental ? { rental: { monthly: toMoney(rental.monthly_price), terms: rental.terms } } : {};
};

const toLine = (item: WireItem, row: Row, order: WireOrder): OrderedLine => {
  const sku = toProductSku(item.product_sku);
  const choices = choicesOf(item);
  const downloads = downloadsOf(item);
  return {
    id: item.id,
    sku,
    name: item.product_name ?? sku,
    quantity: item.quantity_ordered ?? 0,
    options: [...choices, ...downloads],
    isChosen: choices.length > 0 || (downloads.length > 0 && !isSoldWhole(item)),
    image: toMediaPath(item.product?.small_image?.url) || null,
    path: toPath(item.product?.url_key, item.product?.url_suffix),
    ...rentalOf(order, item),
    ...row,
  };
};

const toTotals = ({ total }: WireOrder): Totals => {
  const grandTotal = toMoney(total?.grand_total);
  const { currency } = grandTotal;
  const shipping = toMoney(total?.shipping_handling?.amount_including_tax ?? { value: 0, currency });
  const taken = given(total?.discounts).reduce((sum, { amount }) => sum + toMoney(amount).cents, 0);
  const cards = moneyOrNull(total?.total_giftcard)?.cents ?? 0;
  return {
    grandTotal,
    shipping,
    // derived from the other totals if the backend does not send it
    subtotal: moneyOrNull(total?.subtotal_incl_tax) ?? {
      cents: grandTotal.cents - shipping.cents + taken + cards,
      currency,
    },
    tax: toMoney(total?.total_tax ?? { value: 0, currency }),
    discount: { cents: -taken, currency },
    ...(cards === 0 ? {} : { giftCards: { cents: -cards, currency } }),
  };
};

/** A field that the version lacks is rejected, so only the version's own proof is sent. */
export const toOrderInformation = ({ number, email, ...proofs }: OrderQuestion, proof: OrderProof) => ({
  number,
  email,
  [proof]: proofs[proof],
});

/** Default names by Magento and the card provider; the merchant may use others. */
const plainPayments: Readonly<Record<string, string>> = {
  'Stored Cards (Braintree)': 'Saved card',
  'Stored Accounts (Braintree PayPal)': 'Saved PayPal account',
  'No Payment Information Required': 'Nothing to pay',
};

export const toTrackedOrder = (order: WireOrder): TrackedOrder => {
  const items = given(order.items);
  const rows = rowsOf(items, order.total);
  return {
    number: order.number,
    status: order.status,
    placedAt: order.order_date,
    email: order.email ?? '',
    lines: items.map((item, place) => toLine(item, rows[place] ?? { rowTotal: null }, order)),
    totals: toTotals(order),
    delivery: toPlace(order.shipping_address),
    billing: toPlace(order.billing_address),
    method: order.shipping_method,
    paymentLabel: given(order.payment_methods)
      .map(({ name }) => plainPayments[name] ?? name)
      .join(', '),
    ...(order.deliveries === undefined
      ? {}
      : {
          deliveries: order.deliveries.map(({ id, date, starts_at, ends_at, status }) => ({
            id,
            date,
            startsAt: starts_at,
            endsAt: ends_at,
            isMade: status === 'DELIVERED',
          })),
        }),
    parcels: given(order.shipments).flatMap(({ id, tracking }) =>
      given(tracking).length === 0
        ? [{ id, carrier: '', trackingNumber: null }]
        : given(tracking).map(({ title, number }, place) => ({
            id: `${id} ${place}`,
            carrier: title,
            trackingNumber: number,
          })),
    ),
  };
};
