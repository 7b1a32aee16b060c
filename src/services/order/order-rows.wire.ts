/**
 * The row totals of an order with tax: sent from 2.4.8 on,
 * calculated from unit prices before (BEY-12).
 */

import type { OrderedLine } from '#machines/domain/order-lookup.ts';
import type { TrackedOrderFieldsFragment } from '../generated/graphql.ts';
import { toMoney } from '../http/money.wire.ts';

type WireItem = NonNullable<NonNullable<TrackedOrderFieldsFragment['items']>[number]>;
type WireTotal = TrackedOrderFieldsFragment['total'];

export type Row = Pick<OrderedLine, 'rowTotal' | 'isRowWithoutTax'>;

const unitRow = ({ product_sale_price: price, quantity_ordered }: WireItem): Row['rowTotal'] => {
  // null in versions that lack the field
  if (!price) return null;
  const { cents, currency } = toMoney(price);
  return { cents: Math.round(cents * (quantity_ordered ?? 0)), currency };
};

/**
 * Magento 2.4.7 sends unit prices with or without tax, by its setting tax/sales_display/price, but
 * not which. `total.subtotal` never includes tax, so the sum of the rows is compared with it.
 */
const holdTax = (rows: readonly Row[], total: WireTotal): boolean => {
  const tax = toMoney(total?.total_tax).cents;
  if (tax === 0) return true;
  const shipping = total?.shipping_handling;
  const ofShipping =
    toMoney(shipping?.amount_including_tax).cents - toMoney(shipping?.amount_excluding_tax).cents;
  const sum = rows.reduce((cents, { rowTotal }) => cents + (rowTotal?.cents ?? 0), 0);
  const without = toMoney(total?.subtotal).cents;
  return Math.abs(sum - without) > Math.abs(sum - (without + tax - ofShipping));
};

export const rowsOf = (items: readonly WireItem[], total: WireTotal): readonly Row[] => {
  const said = items.map(({ prices }) => prices?.row_total_including_tax ?? null);
  if (said.some((row) => row !== null))
    return said.map((row) => ({ rowTotal: row === null ? null : toMoney(row) }));
  const rows = items.map((item): Row => ({ rowTotal: unitRow(item) }));
  if (holdTax(rows, total)) return rows;
  return rows.map((row) => (row.rowTotal === null ? row : { ...row, isRowWithoutTax: true }));
};
