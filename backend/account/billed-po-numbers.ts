/**
 * Finds the purchase order numbers on a monthly invoice: those of the orders placed since the
 * previous invoice (GEN-03, ACC-01).
 */
import { and, asc, desc, eq, gte, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orderPayment, salesOrder } from '../database/schema/order.ts';
import { billingInvoice } from '../database/schema/service.ts';
import type { InvoiceRow } from './billing-invoices.ts';

const day = 24 * 60 * 60 * 1000;
/** The period that the very first invoice covers. */
const monthDays = 31;

function sameOwner({ accountId, customerId }: InvoiceRow): SQL | undefined {
  return accountId === null
    ? and(isNull(billingInvoice.accountId), eq(billingInvoice.customerId, customerId ?? 0))
    : eq(billingInvoice.accountId, accountId);
}

/** An order for an account or team never counts as the customer's own. */
function orderedFor({ accountId, customerId }: InvoiceRow): SQL | undefined {
  const { accountId: account, teamId: team, customerId: customer } = salesOrder;
  return accountId === null
    ? and(isNull(account), isNull(team), eq(customer, customerId ?? 0))
    : or(eq(account, accountId), eq(team, accountId));
}

async function startOf(queries: Queries, invoice: InvoiceRow): Promise<Date> {
  const [before] = await queries
    .select({ issuedOn: billingInvoice.issuedOn })
    .from(billingInvoice)
    .where(and(sameOwner(invoice), lt(billingInvoice.issuedOn, invoice.issuedOn)))
    .orderBy(desc(billingInvoice.issuedOn))
    .limit(1);
  return before === undefined
    ? new Date(Date.parse(invoice.issuedOn) - monthDays * day)
    : new Date(before.issuedOn);
}

export async function billedPoNumbers(queries: Queries, invoice: InvoiceRow): Promise<readonly string[]> {
  const found = await queries
    .select({ poNumber: orderPayment.poNumber })
    .from(orderPayment)
    .innerJoin(salesOrder, eq(salesOrder.id, orderPayment.orderId))
    .where(
      and(
        orderedFor(invoice),
        isNotNull(orderPayment.poNumber),
        gte(salesOrder.placedAt, await startOf(queries, invoice)),
        lt(salesOrder.placedAt, new Date(invoice.issuedOn)),
      ),
    )
    .orderBy(asc(salesOrder.id));
  return [...new Set(found.flatMap(({ poNumber }) => (poNumber === null ? [] : [poNumber])))];
}
