/** Requests to the display and the facts that its children report through it. */

import type { CatalogFact } from './catalog/catalog.events.ts';
import type { Subject } from '../domain/subject.ts';
import type { PageEvent, PageFact } from './page/page.events.ts';
import type { PreparationEvent, PreparationFact } from './preparation/preparation.events.ts';
import type { SearchEvent } from '../search/search.events.ts';

export type DisplayChildRequest = PageEvent | PreparationEvent | SearchEvent;

export type DisplayFact = CatalogFact | PageFact | PreparationFact;

export type DisplayEvent =
  /** Passed to the child that the request's prefix names. */
  | { readonly type: 'display.passRequest'; readonly request: DisplayChildRequest }
  /** Reads subjects, or reads them again. */
  | { readonly type: 'display.read'; readonly subjects: readonly Subject[] }
  /** Repeats the reads that failed. */
  | { readonly type: 'display.retry' }
  /** A customer is signed in: content sent with the page is read again. */
  | { readonly type: 'display.renew' }
  /** The customer has signed out: the subjects they viewed are cleared. */
  | { readonly type: 'display.forget' }
  /** The shopper opened another page. */
  | { readonly type: 'display.visit'; readonly isCart: boolean }
  | { readonly type: 'display.noteCart'; readonly skus: readonly string[] }
  /** The shopper has scrolled to the products that go with the cart (CART-09). */
  | { readonly type: 'display.showCrossSell' }
  | DisplayFact;
