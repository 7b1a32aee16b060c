/** Resolves the merchant's invoices and equipment (ACC-01, §7 merchant layer). */
import {
  pdfPath,
  readInvoices,
  statusOf,
  unpaidSums,
  type OwnInvoice,
} from '../../account/billing-invoices.ts';
import { readEquipment, requestService, type OwnEquipment } from '../../account/equipment.ts';
import { dayOf } from '../../delivery/calendar.ts';
import { requireCustomer } from '../../identity/viewer.ts';
import { refuseInput } from '../../refusal.ts';
import { money } from '../../rules/money.ts';
import { currencyOf } from '../../store/settings.ts';
import type { GraphqlContext } from '../context.ts';
import { billingAccountShape } from '../shapes/account-shape.ts';
import { pageInfoShape } from '../shapes/page-info-shape.ts';

interface InvoiceArguments {
  readonly account_id?: number | null;
  readonly pageSize: number;
  readonly currentPage: number;
}

export function invoiceShape({ invoice, account }: OwnInvoice, currency: string, today: string) {
  return {
    id: invoice.id,
    number: invoice.number,
    account: account && billingAccountShape(account),
    invoice_date: invoice.issuedOn,
    due_date: invoice.dueOn,
    status: statusOf(invoice, today).toUpperCase(),
    total: money(invoice.total, currency),
    balance: money(invoice.balance, currency),
    pdf_url: pdfPath(invoice.number),
    lines: invoice.lines.map(({ description, quantity, price }) => ({
      description,
      quantity,
      price: money(price, currency),
    })),
  };
}

function equipmentShape({ piece, account }: OwnEquipment) {
  return {
    id: piece.id,
    sku: piece.productSku,
    name: piece.name,
    serial_number: piece.serialNumber,
    location: piece.location,
    is_rental: piece.isRental,
    installed_date: piece.installedOn,
    last_service_date: piece.lastServiceOn,
    next_service_date: piece.nextServiceOn,
    service_status: piece.serviceStatus.toUpperCase(),
    account: account && billingAccountShape(account),
  };
}

export const accountQueries = {
  async billingInvoices(_: unknown, given: InvoiceArguments, context: GraphqlContext) {
    const { pageSize, currentPage } = given;
    const customerId = requireCustomer(context.viewer);
    if (currentPage < 1) throw refuseInput('currentPage value must be greater than 0.');
    if (pageSize < 1) throw refuseInput('pageSize value must be greater than 0.');
    const all = await readInvoices(context.shop.database, customerId, given.account_id ?? null);
    const settings = await context.settings();
    const [currency, today] = [currencyOf(settings), dayOf(context.shop.now(), settings)];
    return {
      items: all
        .slice((currentPage - 1) * pageSize, currentPage * pageSize)
        .map((own) => invoiceShape(own, currency, today)),
      page_info: pageInfoShape(all.length, { currentPage, pageSize }),
      total_count: all.length,
      unpaid: async () => {
        const visible = await readInvoices(context.shop.database, customerId, null);
        const { open, overdue } = unpaidSums(visible, today);
        return { open: money(open, currency), overdue: money(overdue, currency) };
      },
    };
  },

  async equipmentServices(
    _: unknown,
    { account_id: accountId }: { account_id?: number | null },
    context: GraphqlContext,
  ) {
    const customerId = requireCustomer(context.viewer);
    const own = await readEquipment(context.shop.database, customerId, accountId ?? null);
    return own.map(equipmentShape);
  },
};

export const accountServiceMutations = {
  async requestEquipmentService(
    _: unknown,
    { equipment_id: id, comment }: { equipment_id: number; comment?: string | null },
    context: GraphqlContext,
  ) {
    const customerId = requireCustomer(context.viewer);
    if ((comment?.length ?? 0) > 2000) throw refuseInput('The comment is too long.');
    const { shop } = context;
    const own = await shop.database.transaction((tx) =>
      requestService(tx, customerId, id, comment ?? '', shop.now()),
    );
    return equipmentShape(own);
  },
};
