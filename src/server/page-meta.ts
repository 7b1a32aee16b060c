/**
 * Queries for a page's title, description and other head content, combined with
 * the check that the page exists (CONTENT-03, CONTENT-04, BEY-14).
 */

import type { Subject } from '#machines/domain/subject.ts';
import { foundAtMost } from '#services/catalog/found-product.ts';
import { summaryOf, type DescribedWire } from '#services/catalog/product-summary.ts';
import { canonicalOf } from '#services/content/content.wire.ts';
import { toPath } from '#services/catalog/media.wire.ts';
import { titleSuffixOf } from '#services/content/store.wire.ts';
import { titleOf } from '#ui/page-title.ts';
import { dig } from './ask-graphql.ts';
import { saidIn } from './page-layers.ts';
import { previewFields, previewOf, type PagePreview } from './page-preview.ts';

export interface PageMeta {
  /** With the brand; empty if the page has no name. */
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** A path of this shop or an absolute address; null if unknown. */
  readonly canonical: string | null;
  readonly preview?: PagePreview;
}

export interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Checks only that the page exists, for a backend that lacks some fields. */
  readonly bareQuery: string;
}

/** Subjects that the backend can be asked about. */
export type AskableSubject = Extract<Subject, { readonly kind: 'category' | 'product' | 'cmsPage' }>;

const shop = ['storeConfig { store_name title_suffix }'];
const metaFields = {
  category: ['name', 'meta_title', 'meta_description', 'meta_keywords', 'url_path', 'url_suffix'],
  product: [
    'name',
    'meta_title',
    'meta_description',
    'short_description { html }',
    'description { html }',
    'meta_keyword',
    'url_key',
    'url_suffix',
  ],
  cmsPage: ['title', 'meta_title', 'meta_description', 'meta_keywords'],
} as const;

type Write = (fields: readonly string[], beside: readonly string[]) => string;

const shelf: Write = (fields, beside) =>
  `query PageMetaCategory($id: String!) { found: categoryList(filters: { ids: { eq: $id } }) { ${['id', ...fields].join(' ')} } ${beside.join(' ')} }`;
const product: Write = (fields, beside) =>
  `query PageMetaProduct($urlKey: String!) { products(filter: { url_key: { eq: $urlKey } }, pageSize: ${foundAtMost}) { found: items { ${[...new Set(['kind: __typename', 'sku', 'url_key', ...fields])].join(' ')} } } ${beside.join(' ')} }`;
const content: Write = (fields, beside) =>
  `query PageMetaCmsPage($id: Int!) { found: cmsPage(id: $id) { ${['identifier', ...fields].join(' ')} } ${beside.join(' ')} }`;

/** Takes the backend's layer and missing fields from the page's meta elements. */
export const createQuestions = (html: string) => {
  const lacks = saidIn(html, 'backend-lacks').split(' ');
  const isMerchant = saidIn(html, 'backend-layers') === 'merchant';
  const write = (ask: Write, fields: readonly string[]): Pick<Question, 'query' | 'bareQuery'> => ({
    query: ask(
      fields.filter((name) => !lacks.includes(name)),
      shop,
    ),
    bareQuery: ask([], []),
  });
  const asked = {
    category: write(shelf, [...metaFields.category, ...previewFields.category]),
    product: write(product, [...metaFields.product, ...previewFields.product]),
    cmsPage: write(content, isMerchant ? [...metaFields.cmsPage, 'canonical_url'] : metaFields.cmsPage),
  };
  return (subject: AskableSubject): Question => {
    if (subject.kind === 'product') return { ...asked.product, variables: { urlKey: subject.urlKey } };
    const id = subject.kind === 'category' ? String(subject.id) : subject.id;
    return { ...asked[subject.kind], variables: { id } };
  };
};

export type Questions = ReturnType<typeof createQuestions>;

/** A text in a response; empty if there is none. */
export const said = (from: unknown, name: string): string => {
  const text = dig(from, name);
  return typeof text === 'string' ? text : '';
};

/** `page` is the backend's response, `path` the address of the page. */
export const metaOf = (
  { kind }: AskableSubject,
  page: unknown,
  storeConfig: unknown,
  path: string,
): PageMeta => {
  const own = (name: string): string => said(page, name);
  const name = own('meta_title') || own(kind === 'cmsPage' ? 'title' : 'name');
  const description = kind === 'product' ? summaryOf((page ?? {}) as DescribedWire) : own('meta_description');
  const siteName = said(storeConfig, 'store_name');
  const suffix = titleSuffixOf({ title_suffix: said(storeConfig, 'title_suffix'), store_name: siteName });
  return {
    title: name === '' ? '' : titleOf(name, suffix),
    description,
    keywords: own(kind === 'product' ? 'meta_keyword' : 'meta_keywords'),
    canonical:
      kind === 'cmsPage'
        ? (canonicalOf(own('canonical_url')) ?? path)
        : toPath(own(kind === 'category' ? 'url_path' : 'url_key'), own('url_suffix')),
    // a page without a name has no preview
    ...(name === '' ? {} : { preview: previewOf(kind, page, siteName, description) }),
  };
};
