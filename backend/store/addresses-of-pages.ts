/** Which page answers at a path: the store's own rewrites, as Magento resolves them (ROUTE-07, ROUTE-09). */
import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { urlRewrite, type RewriteType } from '../database/schema/catalog.ts';
import { settingText, type Settings } from './settings.ts';

export interface ResolvedPath {
  readonly type: RewriteType | null;
  readonly id: number;
  readonly relativeUrl: string;
  readonly redirectCode: number;
}

type Row = typeof urlRewrite.$inferSelect;

async function find(queries: Queries, requestPath: string): Promise<Row | null> {
  const [row] = await queries.select().from(urlRewrite).where(eq(urlRewrite.requestPath, requestPath));
  return row ?? null;
}

/** Null where nothing answers. The query string stays on the path, as Magento leaves it there. */
export async function resolvePath(
  queries: Queries,
  url: string,
  settings: Settings,
): Promise<ResolvedPath | null> {
  const [path = '', ...rest] = url.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const trimmed = path.replace(/^\/+|\/+$/g, '') || settingText(settings, 'cms_home_page', 'home');
  const exact = await find(queries, trimmed);
  const row = exact ?? (await find(queries, trimmed.toLowerCase()));
  if (row === null) return null;
  const own = { type: row.type, id: row.entityId };
  if (row.targetPath !== null) return { ...own, relativeUrl: row.targetPath, redirectCode: row.redirectCode };
  // Another letter case is the same page, at its own address.
  return { ...own, relativeUrl: `${row.requestPath}${query}`, redirectCode: exact ? 0 : 301 };
}
