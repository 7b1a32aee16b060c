/** What the page machine is asked and tells. */

import type { Subject } from '../domain/subject.ts';

export type PageEvent =
  /** An address that only the server can explain. */
  | { readonly type: 'page.visit'; readonly path: string; readonly page: number }
  /** A screen the shop knows by itself (cart, checkout …). */
  | { readonly type: 'page.leave'; readonly path: string }
  | { readonly type: 'page.retry' };

export type PageFact =
  | { readonly type: 'page.resolved'; readonly subject: Subject }
  | { readonly type: 'page.redirected'; readonly to: string }
  | { readonly type: 'page.notFound' };
