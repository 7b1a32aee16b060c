/** Searches and sorts a customer's orders; newest first by default (BEY-12). */
import { and, asc, desc, eq, gte, ilike, inArray, lte, min, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { salesOrder } from '../database/schema/order.ts';
import { refuseInput } from '../refusal.ts';
import type { Order } from './store-order.ts';

interface Range {
  readonly from?: string | null;
  readonly to?: string | null;
}

export interface HistoryFilter {
  readonly number?: {
    readonly eq?: string | null;
    readonly in?: readonly (string | null)[] | null;
    readonly match?: string | null;
  } | null;
  readonly order_date?: Range | null;
  readonly grand_total?: Range | null;
  readonly status?: { readonly eq?: string | null; readonly in?: readonly (string | null)[] | null } | null;
}

export interface HistorySort {
  readonly sort_field: 'NUMBER' | 'CREATED_AT';
  readonly sort_direction: 'ASC' | 'DESC';
}

const shortestMatch = 3;
/** The limit of an integer cents column. */
const mostCents = 2_147_483_647;

function dayBound(text: string, isEnd: boolean): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const bound = new Date(
    isDay ? `${text}T${isEnd ? '23:59:59.999' : '00:00:00'}Z` : `${text.replace(' ', 'T')}Z`,
  );
  const year = bound.getUTCFullYear();
  // reject years the database cannot read
  if (!(year >= 0 && year <= 9999)) throw refuseInput('Invalid order_date filter.');
  return bound;
}

function centsBound(text: string): number {
  const amount = Number(text);
  if (!Number.isFinite(amount)) throw refuseInput('Invalid grand_total filter.');
  return Math.min(Math.max(Math.round(amount * 100), -mostCents), mostCents);
}

function numberConditions({ number }: HistoryFilter): SQL[] {
  const { eq: equal, in: several, match } = number ?? {};
  if (match != null && match.length < shortestMatch)
    throw refuseInput(`Invalid match filter. Minimum length is ${shortestMatch}.`);
  return [
    ...(equal == null ? [] : [eq(salesOrder.number, equal)]),
    ...(several == null
      ? []
      : [
          inArray(
            salesOrder.number,
            several.filter((one) => one !== null),
          ),
        ]),
    ...(match == null ? [] : [ilike(salesOrder.number, `%${match.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)]),
  ];
}

function rangeConditions({ order_date: date, grand_total: total }: HistoryFilter): SQL[] {
  return [
    ...(date?.from ? [gte(salesOrder.placedAt, dayBound(date.from, false))] : []),
    ...(date?.to ? [lte(salesOrder.placedAt, dayBound(date.to, true))] : []),
    ...(total?.from ? [gte(salesOrder.grandTotal, centsBound(total.from))] : []),
    ...(total?.to ? [lte(salesOrder.grandTotal, centsBound(total.to))] : []),
  ];
}

/** All matching orders. Their status is derived from progress, because it is not stored. */
export async function findHistory(
  queries: Queries,
  customerId: number,
  filter: HistoryFilter,
  sort: HistorySort | null,
): Promise<Order[]> {
  const column = sort?.sort_field === 'NUMBER' ? salesOrder.number : salesOrder.placedAt;
  const direction = sort?.sort_direction === 'ASC' ? asc : desc;
  return queries
    .select()
    .from(salesOrder)
    .where(
      and(eq(salesOrder.customerId, customerId), ...numberConditions(filter), ...rangeConditions(filter)),
    )
    .orderBy(direction(column), direction(salesOrder.id));
}

export async function findFirstDate(queries: Queries, customerId: number): Promise<Date | null> {
  const [first] = await queries
    .select({ date: min(salesOrder.placedAt) })
    .from(salesOrder)
    .where(eq(salesOrder.customerId, customerId));
  return first?.date ?? null;
}
