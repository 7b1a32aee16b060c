/** What the preparation is asked and tells. */

import type { ListQuery } from '../../domain/list-query.ts';
import type { OpenedPage } from '../../domain/opened-page.ts';

export interface PreparedAddress {
  readonly path: string;
  readonly query: ListQuery;
}

export type PreparationEvent =
  /** The shopper points at a link, touches it or has come to it by keyboard. */
  | ({ readonly type: 'preparation.prepare' } & PreparedAddress)
  /** The shopper has arrived at a page, which asks for what it needs itself. */
  | { readonly type: 'preparation.cancel' }
  /** A customer is here: what pages bring along was read for a guest. */
  | { readonly type: 'preparation.stop' };

export type PreparationFact = { readonly type: 'preparation.prepared'; readonly page: OpenedPage };
