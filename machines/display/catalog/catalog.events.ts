/** What a catalog loader is asked and tells. */

import type { Failure } from '../../domain/failure.ts';
import type { Content, Subject } from '../../domain/subject.ts';

export type CatalogEvent =
  | { readonly type: 'catalog.refresh' }
  /** Once more, where it failed: the connection is back. */
  | { readonly type: 'catalog.retry' }
  /** A customer has come back: what the page brought along was written for a guest. */
  | { readonly type: 'catalog.renew' };

export type CatalogFact =
  | { readonly type: 'catalog.loaded'; readonly subject: Subject; readonly content: Content }
  | { readonly type: 'catalog.loadFailed'; readonly subject: Subject; readonly failure: Failure };
