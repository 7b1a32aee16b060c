/** What a catalog loader is asked and tells. */

import type { Failure } from '../domain/failure.ts';
import type { Subject } from '../domain/subject.ts';

export type CatalogEvent = { readonly type: 'catalog.refresh' };

export type CatalogFact =
  | { readonly type: 'catalog.loaded'; readonly subject: Subject }
  | { readonly type: 'catalog.loadFailed'; readonly subject: Subject; readonly failure: Failure };
