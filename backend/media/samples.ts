/**
 * Serves samples of downloadable products: /downloadable/download/sample/… and …/linkSample/…
 * (CAT-02).
 */
import { isNotNull } from 'drizzle-orm';
import { product } from '../database/schema/catalog.ts';
import type { Shop } from '../shop.ts';
import { drawPlaceholderPdf, pdfName } from './placeholder-pdf.ts';

const pattern = /^\/downloadable\/download\/(?:sample\/sample_id|linkSample\/link_id)\/(\d{1,9})\/?$/;
const note = 'This is a sample. The whole file comes with your order and is found in your account.';
const day = 'public, max-age=86400';

export function isSamplePath(pathname: string): boolean {
  return pattern.test(pathname);
}

interface Sample {
  readonly product: string;
  readonly title: string;
  /** The last part of the file's path. */
  readonly name: string;
}

async function findSample({ database }: Shop, id: number, isOfLink: boolean): Promise<Sample | null> {
  const rows = await database
    .select({ name: product.name, isActive: product.isActive, downloads: product.downloads })
    .from(product)
    .where(isNotNull(product.downloads));
  for (const { name, isActive, downloads } of rows) {
    if (!isActive || !downloads) continue;
    const found = isOfLink
      ? downloads.links.find((link) => link.id === id && link.hasSample)
      : downloads.samples.find((sample) => sample.id === id);
    if (found) return { product: name, title: found.title, name: pdfName(found.file) };
  }
  return null;
}

function problem(status: number, message: string): Response {
  return Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store' } });
}

export async function answerSample(shop: Shop, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, id] = pattern.exec(pathname) ?? [];
  if (request.method !== 'GET' && request.method !== 'HEAD') return problem(405, 'Samples can only be read.');
  const sample = await findSample(shop, Number(id), pathname.includes('/linkSample/'));
  if (sample === null) return problem(404, 'There is no such sample.');
  const body = await drawPlaceholderPdf({ heading: sample.product, title: sample.title, note });
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${sample.name}"`,
      'Content-Length': String(body.byteLength),
      'Cache-Control': day,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
