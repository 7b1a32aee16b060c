/** What a page that the server drew brings along, so that the shop begins with it (VIEW-01). */

import { wholeList, type ListQuery } from './list-query.ts';
import type { RouteResolution } from './route.ts';
import type { Content, Subject } from './subject.ts';

export interface OpenedAddress {
  readonly path: string;
  readonly query: ListQuery;
  /** Null where the page does not say; one that leads to nothing where nothing stands there (ROUTE-07). */
  readonly route: RouteResolution | null;
}

/** Read for the page before it was sent. */
export interface GivenContent {
  readonly subject: Subject;
  readonly content: Content;
}

export interface OpenedPage {
  readonly address: OpenedAddress;
  readonly contents: readonly GivenContent[];
  /** Young enough not to be asked for again. */
  readonly isFresh: boolean;
}

/** Where nothing stands. */
export const leadsNowhere: RouteResolution = { type: '', id: 0, relativeUrl: '', redirectCode: 0 };

export const nothingOpened: OpenedPage = {
  address: { path: '', query: wholeList, route: null },
  contents: [],
  isFresh: true,
};
