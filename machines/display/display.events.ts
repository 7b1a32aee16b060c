/** What the display is asked, and what its children report through it. */

import type { CatalogFact } from './catalog/catalog.events.ts';
import type { Subject } from '../domain/subject.ts';
import type { PageEvent, PageFact } from './page/page.events.ts';
import type { PreparationEvent, PreparationFact } from './preparation/preparation.events.ts';
import type { SearchEvent } from '../search/search.events.ts';

export type DisplayChildRequest = PageEvent | PreparationEvent | SearchEvent;

export type DisplayFact = CatalogFact | PageFact | PreparationFact;

export type DisplayEvent =
  /** For the child that the request's prefix names. */
  | { readonly type: 'display.passRequest'; readonly request: DisplayChildRequest }
  /** Reads a subject, or reads it again where it is known already. */
  | { readonly type: 'display.read'; readonly subject: Subject }
  /** Once more, the readings that failed. */
  | { readonly type: 'display.retry' }
  /** A customer has come back: what the page brought along is read again. */
  | { readonly type: 'display.renew' }
  /** The customer has left, and with them what they looked at. */
  | { readonly type: 'display.forget' }
  /** The shopper is on another page; on the cart's, what goes with the cart is read (CART-09). */
  | { readonly type: 'display.visit'; readonly isCart: boolean }
  | { readonly type: 'display.noteCart'; readonly skus: readonly string[] }
  | DisplayFact;
