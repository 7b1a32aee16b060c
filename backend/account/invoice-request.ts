/** Serves /billing/invoice/<number>.pdf to the customer it was issued to; others get a 404 (X3). */
import { findCustomer, type CustomerRow } from '../customer/customers.ts';
import { readAddressBook } from '../customer/address-book.ts';
import type { Queries } from '../database/database.ts';
import { dayOf } from '../delivery/calendar.ts';
import { bearerOf, identify } from '../identity/viewer.ts';
import { includesLayer } from '../layers.ts';
import { brandOf } from '../mail/letter.ts';
import { refuseConsumer } from '../refusal.ts';
import { taxLabel, taxRate, taxWithin } from '../rules/tax.ts';
import type { Shop } from '../shop.ts';
import { readSettings, settingText, type Settings } from '../store/settings.ts';
import { billedPoNumbers } from './billed-po-numbers.ts';
import { findInvoice, statusOf, type OwnInvoice } from './billing-invoices.ts';
import { drawInvoice, type InvoiceParty } from './invoice-pdf.ts';

const pattern = /^\/billing\/invoice\/([\w-]{1,40})\.pdf$/;

function sellerOf(settings: Settings): InvoiceParty {
  const own = (key: string) => settingText(settings, `general/store_information/${key}`);
  const lines = [own('street_line1'), [own('city'), own('region'), own('postcode')].join(' '), own('phone')];
  return {
    name: own('name') || brandOf(settings),
    abn: own('merchant_vat_number') || null,
    lines: lines.filter((line) => line.trim() !== ''),
  };
}

interface PlaceLines {
  readonly street: readonly string[];
  readonly city: string | null;
  readonly region: string | null;
  readonly postcode: string | null;
  readonly countryId: string | null;
}

function placeLines({ street, city, region, postcode, countryId }: PlaceLines): string[] {
  return [
    ...street,
    [city, region, postcode].filter(Boolean).join(' '),
    countryId === 'NZ' ? 'New Zealand' : '',
  ].filter((line) => line !== '');
}

async function privateBuyer(
  queries: Queries,
  row: CustomerRow,
): Promise<InvoiceParty & { readonly countryId: string | null }> {
  const book = await readAddressBook(queries, row.id);
  const entry = book.find(({ id }) => id === row.defaultBillingId) ?? book[0];
  return {
    name: `${row.firstname} ${row.lastname}`,
    abn: null,
    lines: entry ? placeLines(entry.address) : [],
    countryId: entry?.address.countryId ?? null,
  };
}

async function buyerOf(queries: Queries, { account }: OwnInvoice, row: CustomerRow) {
  if (account === null) return privateBuyer(queries, row);
  const { name, abn, deliveryAddress } = account;
  return { name, abn, lines: placeLines(deliveryAddress), countryId: deliveryAddress.countryId };
}

async function draw(shop: Shop, own: OwnInvoice, row: CustomerRow): Promise<Uint8Array> {
  const buyer = await buyerOf(shop.database, own, row);
  const { invoice } = own;
  const rate = taxRate(buyer.countryId);
  const settings = await readSettings(shop.database);
  return drawInvoice({
    ...invoice,
    status: { open: 'Open', overdue: 'Overdue', paid: 'Paid' }[
      statusOf(invoice, dayOf(shop.now(), settings))
    ],
    seller: sellerOf(settings),
    buyer,
    poNumbers: await billedPoNumbers(shop.database, invoice),
    tax: taxWithin(invoice.total, rate),
    taxLabel: `${taxLabel} ${rate} %`,
  });
}

function notFound(): Response {
  return Response.json({ message: 'Not found' }, { status: 404, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * An invalid bearer token gets a 401 as everywhere, so that the client can sign in again (SESS-04).
 */
function notAuthorized(): Response {
  const { template: message, parameters } = refuseConsumer();
  return Response.json({ message, parameters }, { status: 401, headers: { 'Cache-Control': 'no-store' } });
}

export async function answerInvoice(shop: Shop, request: Request): Promise<Response> {
  const number = pattern.exec(new URL(request.url).pathname)?.[1];
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (number === undefined || !isRead || !includesLayer(shop.layer, 'merchant')) return notFound();
  const { customerId } = await identify(shop, request);
  if (customerId === null && bearerOf(request) !== null) return notAuthorized();
  const row = customerId === null ? null : await findCustomer(shop.database, customerId);
  const own = row && (await findInvoice(shop.database, row.id, number));
  if (row === null || own === null) return notFound();
  const pdf = await draw(shop, own, row);
  return new Response(request.method === 'HEAD' ? null : Buffer.from(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="invoice-${number}.pdf"`,
      'Content-Length': String(pdf.byteLength),
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
