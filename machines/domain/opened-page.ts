/** The data that a server-rendered page contains for the shop to start with (VIEW-01). */

import { wholeList, type ListQuery } from './list-query.ts';
import type { RouteResolution } from './route.ts';
import type { Content, Subject } from './subject.ts';

export interface OpenedAddress {
  readonly path: string;
  readonly query: ListQuery;
  /** Null where the page does not say; `leadsNowhere` where the address was not found (ROUTE-07). */
  readonly route: RouteResolution | null;
}

/** Read by the server before it sent the page. */
export interface GivenContent {
  readonly subject: Subject;
  readonly content: Content;
}

export interface OpenedPage {
  readonly address: OpenedAddress;
  readonly contents: readonly GivenContent[];
  /** Recent enough not to be read again. */
  readonly isFresh: boolean;
}

/** The resolution of an address that was not found. */
export const leadsNowhere: RouteResolution = { type: '', id: 0, relativeUrl: '', redirectCode: 0 };

export const nothingOpened: OpenedPage = {
  address: { path: '', query: wholeList, route: null },
  contents: [],
  isFresh: true,
};
