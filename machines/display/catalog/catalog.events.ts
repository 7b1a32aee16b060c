/** Requests to a catalog loader and the facts it reports. */

import type { Failure } from '../../domain/failure.ts';
import type { Content, Subject } from '../../domain/subject.ts';

export type CatalogEvent =
  | { readonly type: 'catalog.refresh' }
  /** Repeats a failed read because the connection is back. */
  | { readonly type: 'catalog.retry' }
  /** A customer is signed in, but the content sent with the page was rendered for a guest. */
  | { readonly type: 'catalog.renew' };

export type CatalogFact =
  | { readonly type: 'catalog.loaded'; readonly subject: Subject; readonly content: Content }
  | { readonly type: 'catalog.loadFailed'; readonly subject: Subject; readonly failure: Failure };
