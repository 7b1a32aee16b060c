/** What the merchant wrote for a page, read and made harmless before it is sent: asked of the backend once a minute, parsed when it has changed (CONTENT-01, CONTENT-02). */

import type { CmsPage } from '#machines/domain/content.ts';
import { toCmsPage } from '#services/content/content.wire.ts';
import { baseFields, basesOf, withOwnLinks } from '#services/content/own-links.ts';
import { dig, type AskGraphql } from './ask-graphql.ts';
import { fateLifetime } from './page-fates.ts';
import { saidIn } from './page-layers.ts';
import type { ReadTree } from './tree-reader.ts';

export interface FoundContent {
  /** Null is the page for what is not found. */
  readonly id: number | null;
  readonly page: CmsPage;
}

export interface PageContentOptions {
  /** The page, which names the backend's layer and what it has not. */
  readonly html: string;
  readonly ask: AskGraphql;
  readonly readTree: ReadTree;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Milliseconds; the browser reads the page itself, so nobody waits for long. What comes later is there for the next. */
  readonly patience?: number;
}

/** By its identifier in every Magento (ROUTE-10). */
const noRoute = 'no-route';

const defaultPatience = 300;

/** So many pages are kept, each of the longest markup at most. */
const most = 120;

const fields = [
  'identifier',
  'title',
  'content_heading',
  'content',
  'page_layout',
  'meta_title',
  'meta_description',
];

const queriesOf = (html: string) => {
  const lacks = saidIn(html, 'backend-lacks').split(' ');
  const own = saidIn(html, 'backend-layers') === 'merchant' ? [...fields, 'canonical_url'] : fields;
  const asked = own.filter((name) => !lacks.includes(name)).join(' ');
  const beside = `storeConfig { ${baseFields.join(' ')} }`;
  return {
    byId: `query PageContent($id: Int!) { page: cmsPage(id: $id) { ${asked} } ${beside} }`,
    byName: `query PageContent($name: String!) { page: cmsPage(identifier: $name) { ${asked} } ${beside} }`,
  };
};

type WirePage = Parameters<typeof toCmsPage>[0];

const wireOf = (page: unknown): WirePage => {
  const said = (name: string): string | null => {
    const text = dig(page, name);
    return typeof text === 'string' ? text : null;
  };
  return {
    identifier: said('identifier'),
    url_key: null,
    title: said('title'),
    content_heading: said('content_heading'),
    content: said('content'),
    page_layout: said('page_layout'),
    meta_title: said('meta_title'),
    meta_description: said('meta_description'),
    canonical_url: said('canonical_url'),
  };
};

interface Kept {
  readonly html: string;
  readonly found: FoundContent;
}

/** A style block is read with one kind of line ends, and its hash is of what was read. */
const inOneLine = (css: string): string => css.replaceAll(/[\r\n]+/g, ' ');

export const createPageContents = ({
  html,
  ask,
  readTree,
  now = Date.now,
  patience = defaultPatience,
}: PageContentOptions) => {
  const queries = queriesOf(html);
  const known = new Map<string, { readonly kept: Promise<Kept | null>; readonly until: number }>();

  const look = async (id: number | null, origin: string, before: Kept | null): Promise<Kept | null> => {
    const { data, errors } = await (id === null
      ? ask(queries.byName, { name: noRoute }, origin)
      : ask(queries.byId, { id }, origin));
    const wire = wireOf(dig(data, 'page'));
    const bases = basesOf(dig(data, 'storeConfig') as Parameters<typeof basesOf>[0]);
    const written = withOwnLinks(wire.content ?? '', bases);
    if (errors.length > 0 || written.trim() === '') return null;
    const tree =
      before?.html === written ? before.found.page.content : await readTree({ html: written, origin });
    // of content that comes to nothing here the browser may make more
    if (tree === null || tree.nodes.length === 0) return null;
    const content = { ...tree, styles: inOneLine(tree.styles) };
    return { html: written, found: { id, page: await toCmsPage(wire, async () => content) } };
  };

  const remember = (key: string, kept: Promise<Kept | null>): void => {
    known.delete(key);
    // the one that was asked for first makes room
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, { kept, until: now() + fateLifetime });
  };

  /** `id` null is the page for what is not found. Null where there is nothing to be sent, or not in time; never rejects. */
  return async (id: number | null, origin: string): Promise<FoundContent | null> => {
    const key = `${id} ${origin}`;
    const last = known.get(key);
    let kept = last?.kept;
    if (kept === undefined || last === undefined || last.until <= now()) {
      kept = (async () => look(id, origin, (await last?.kept) ?? null))().catch(() => null);
      remember(key, kept);
    }
    const late = new Promise<null>((give) => void setTimeout(() => give(null), patience).unref());
    return (await Promise.race([kept, late]))?.found ?? null;
  };
};

export type PageContents = ReturnType<typeof createPageContents>;
