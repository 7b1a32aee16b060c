/** Requests to the preparation and the facts it reports. */

import type { ListQuery } from '../../domain/list-query.ts';
import type { OpenedPage } from '../../domain/opened-page.ts';

export interface PreparedAddress {
  readonly path: string;
  readonly query: ListQuery;
}

export type PreparationEvent =
  /** The shopper hovers, touches or focuses a link. */
  | ({ readonly type: 'preparation.prepare' } & PreparedAddress)
  /** The shopper opened a page, which reads its own content. */
  | { readonly type: 'preparation.cancel' }
  /** A customer is signed in: prefetched pages were read for a guest. */
  | { readonly type: 'preparation.stop' };

export type PreparationFact = { readonly type: 'preparation.prepared'; readonly page: OpenedPage };
