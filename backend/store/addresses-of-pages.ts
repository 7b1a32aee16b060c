/**
 * Resolves a path to its page by the store's URL rewrites, as Magento does (ROUTE-07, ROUTE-09).
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
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

/** Magento's internal paths, which resolve too. */
const innerPaths: readonly (readonly [RegExp, RewriteType])[] = [
  [/^catalog\/category\/view\/id\/(\d{1,9})$/, 'CATEGORY'],
  [/^catalog\/product\/view\/id\/(\d{1,9})$/, 'PRODUCT'],
  [/^cms\/page\/view\/page_id\/(\d{1,9})$/, 'CMS_PAGE'],
];

/** A product has several paths; the shortest is its own. */
async function findInner(queries: Queries, path: string): Promise<Row | null> {
  for (const [pattern, type] of innerPaths) {
    const id = pattern.exec(path)?.[1];
    if (id === undefined) continue;
    const [row] = await queries
      .select()
      .from(urlRewrite)
      .where(
        and(eq(urlRewrite.type, type), eq(urlRewrite.entityId, Number(id)), isNull(urlRewrite.targetPath)),
      )
      .orderBy(sql`length(${urlRewrite.requestPath})`)
      .limit(1);
    return row ?? null;
  }
  return null;
}

/** Null where the path is unknown. As in Magento the query string stays on the path. */
export async function resolvePath(
  queries: Queries,
  url: string,
  settings: Settings,
): Promise<ResolvedPath | null> {
  const [path = '', ...rest] = url.split('?');
  const query = rest.length > 0 ? `?${rest.join('?')}` : '';
  const trimmed = path.replace(/^\/+|\/+$/g, '') || settingText(settings, 'cms_home_page', 'home');
  const exact = (await find(queries, trimmed)) ?? (await findInner(queries, trimmed));
  const row = exact ?? (await find(queries, trimmed.toLowerCase()));
  if (row === null) return null;
  const own = { type: row.type, id: row.entityId };
  if (row.targetPath !== null) return { ...own, relativeUrl: row.targetPath, redirectCode: row.redirectCode };
  // another letter case redirects to the page's own address
  return { ...own, relativeUrl: `${row.requestPath}${query}`, redirectCode: exact ? 0 : 301 };
}
