/** Lists a customer's downloads and serves them under unguessable links. */
import { desc, eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { orderDocument, orderItem, salesOrder } from '../database/schema/order.ts';
import { downloadGrant } from '../database/schema/promotion.ts';
import { drawPlaceholderPdf, pdfName } from '../media/placeholder-pdf.ts';
import type { Shop } from '../shop.ts';

const downloadPath = '/downloadable/download/link/id/';

export function isDownloadPath(pathname: string): boolean {
  return pathname.startsWith(downloadPath);
}

export interface BoughtFile {
  readonly orderNumber: string;
  readonly boughtAt: Date;
  /** A path on this host; null until the order is paid. */
  readonly path: string | null;
}

async function isPaid(queries: Queries, orderId: number, total: number): Promise<boolean> {
  if (total === 0) return true;
  const invoices = await queries
    .select({ id: orderDocument.id })
    .from(orderDocument)
    .where(eq(orderDocument.orderId, orderId));
  return invoices.length > 0;
}

export async function filesOf(queries: Queries, customerId: number): Promise<BoughtFile[]> {
  const rows = await queries
    .select({ grant: downloadGrant, order: salesOrder })
    .from(downloadGrant)
    .innerJoin(orderItem, eq(orderItem.id, downloadGrant.orderItemId))
    .innerJoin(salesOrder, eq(salesOrder.id, orderItem.orderId))
    .where(eq(salesOrder.customerId, customerId))
    .orderBy(desc(salesOrder.id), downloadGrant.id);
  const files: BoughtFile[] = [];
  for (const { grant, order } of rows)
    files.push({
      orderNumber: order.number,
      boughtAt: order.placedAt,
      path: (await isPaid(queries, order.id, order.grandTotal)) ? `${downloadPath}${grant.token}` : null,
    });
  return files;
}

/** The demonstration stores no files; each download is a generated PDF that names the file. */
export async function answerDownload(shop: Shop, request: Request): Promise<Response> {
  const token = new URL(request.url).pathname.slice(downloadPath.length).replace(/\/$/, '');
  const { database } = shop;
  const [found] = await database
    .select({ grant: downloadGrant, order: salesOrder, item: orderItem })
    .from(downloadGrant)
    .innerJoin(orderItem, eq(orderItem.id, downloadGrant.orderItemId))
    .innerJoin(salesOrder, eq(salesOrder.id, orderItem.orderId))
    .where(eq(downloadGrant.token, token));
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  if (!found || !(await isPaid(database, found.order.id, found.order.grandTotal)))
    return Response.json({ message: "We can't find the link you requested." }, { status: 404, headers });
  const body = await drawPlaceholderPdf({
    heading: found.item.name,
    title: found.grant.title,
    note: `Bought with order ${found.order.number}. This sheet stands for the file in the demonstration.`,
  });
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${pdfName(found.grant.file)}"`,
      'Content-Length': String(body.byteLength),
    },
  });
}
