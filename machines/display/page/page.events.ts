/** Requests to the page machine and the facts it reports. */

import type { FailureKind } from '../../domain/failure.ts';
import type { ListQuery } from '../../domain/list-query.ts';
import type { OpenedAddress } from '../../domain/opened-page.ts';
import type { Subject } from '../../domain/subject.ts';

export type PageEvent =
  /** An address that only the server can resolve. */
  | { readonly type: 'page.visit'; readonly path: string; readonly query: ListQuery }
  /** The search results: known without asking the server (ROUTE-03). */
  | { readonly type: 'page.search'; readonly path: string; readonly query: ListQuery }
  /** A screen of the shop itself (cart, checkout …). */
  | { readonly type: 'page.leave'; readonly path: string }
  | { readonly type: 'page.retry' }
  /** The address of a prefetched page. */
  | { readonly type: 'page.know'; readonly address: OpenedAddress };

export type PageFact =
  | { readonly type: 'page.resolved'; readonly subject: Subject }
  | { readonly type: 'page.redirected'; readonly to: string }
  | { readonly type: 'page.notFound' }
  | { readonly type: 'page.failed'; readonly kind: FailureKind };
