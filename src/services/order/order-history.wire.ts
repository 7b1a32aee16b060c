/** Decodes a customer's orders and deliveries from GraphQL (ACC-01). */

import { emptyAddress } from '#machines/domain/address.ts';
import type {
  ActiveOrder,
  DeliveryStage,
  HistoryEntry,
  OwnOrder,
  PlannedDelivery,
} from '#machines/domain/order-history.ts';
import type { PageOf } from '#machines/domain/page-of.ts';
import { mostUrgent, type UnpaidInvoices } from '#machines/domain/unpaid-invoice.ts';
import type {
  ActiveOrdersQuery,
  DeliveryFieldsFragment,
  DeliveryStatus,
  OrderHistoryQuery,
  OwnOrderQuery,
  UnpaidInvoicesQuery,
} from '../generated/graphql.ts';
import { toProductSku } from './order-sku.ts';
import { toMoney } from '../http/money.wire.ts';
import { toTrackedOrder } from './order-lookup.wire.ts';

type WireHistory = NonNullable<NonNullable<OrderHistoryQuery['customer']>['orders']>;
type WireOwn = NonNullable<NonNullable<NonNullable<OwnOrderQuery['customer']>['orders']>['items'][number]>;
type WireActive = ActiveOrdersQuery['activeOrders'];

interface WirePage {
  readonly total_count: number | null;
  readonly page_info: { readonly current_page: number | null; readonly total_pages: number | null } | null;
}

const isPresent = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

const pageOf = <Item>(wire: WirePage, items: readonly Item[]): PageOf<Item> => ({
  items,
  page: wire.page_info?.current_page ?? 1,
  pages: wire.page_info?.total_pages ?? 0,
  count: wire.total_count ?? items.length,
});

const toLines = (items: WireActive['items'][number]['order']['items']): HistoryEntry['lines'] =>
  (items ?? []).filter(isPresent).map(({ product_sku, product_name, quantity_ordered }) => {
    const sku = toProductSku(product_sku);
    return { sku, name: product_name ?? sku, quantity: quantity_ordered ?? 0 };
  });

export const toHistory = (wire: WireHistory): PageOf<HistoryEntry> =>
  pageOf(
    wire,
    wire.items.filter(isPresent).map(({ number, status, order_date, total, items }) => ({
      number,
      status,
      placedAt: order_date,
      total: toMoney(total?.grand_total),
      lines: toLines(items),
    })),
  );

/** Magento's name for it in the payment's additional data. */
const poNumberName = 'Purchase Order Number';

export const toOwnOrder = (wire: WireOwn): OwnOrder => ({
  ...toTrackedOrder(wire),
  poNumber:
    (wire.payment_methods ?? [])
      .flatMap((method) => method?.additional_data ?? [])
      .find((datum) => datum?.name === poNumberName)?.value || null,
  invoices: wire.invoices.filter(isPresent).map(({ id, number, total }) => ({
    id,
    number,
    total: toMoney(total?.grand_total),
  })),
});

const stages: Readonly<Record<DeliveryStatus, DeliveryStage>> = {
  PLANNED: 'planned',
  CONFIRMED: 'confirmed',
  DELIVERED: 'delivered',
};

const toPlace = (wire: DeliveryFieldsFragment['address']): PlannedDelivery['address'] => {
  if (wire === null) return null;
  const [street = '', ...others] = wire.street;
  return {
    ...emptyAddress(wire.country_code ?? ''),
    firstname: wire.firstname ?? '',
    lastname: wire.lastname ?? '',
    street,
    street2: others.filter((line) => line !== '').join(', '),
    city: wire.city ?? '',
    regionCode: wire.region ?? '',
    postcode: wire.postcode ?? '',
  };
};

export const toPlannedDelivery = (wire: DeliveryFieldsFragment): PlannedDelivery => ({
  id: wire.id,
  orderNumber: wire.order_number,
  date: wire.date,
  startsAt: wire.starts_at,
  endsAt: wire.ends_at,
  stage: stages[wire.status],
  instructions: wire.instructions || null,
  canChange: wire.can_change,
  changeUntil: wire.change_until,
  address: toPlace(wire.address),
});

export const toActiveOrders = (wire: WireActive): PageOf<ActiveOrder> =>
  pageOf(
    wire,
    wire.items.map(({ order: { number, status, items }, deliveries }) => ({
      number,
      status,
      lines: toLines(items),
      deliveries: deliveries.map(toPlannedDelivery),
    })),
  );

export const toUnpaidInvoices = ({
  billingInvoices: { items, unpaid },
}: UnpaidInvoicesQuery): UnpaidInvoices => ({
  open: toMoney(unpaid.open),
  overdue: toMoney(unpaid.overdue),
  first: mostUrgent(
    items
      .filter(({ status }) => status !== 'PAID')
      .map(({ number, status, due_date, balance }) => ({
        number,
        balance: toMoney(balance),
        dueOn: due_date,
        isOverdue: status === 'OVERDUE',
      })),
  ),
});
