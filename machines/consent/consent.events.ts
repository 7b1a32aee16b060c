/** Requests to the consent machine, which reports no facts. */

import type { ConsentChoice } from '../domain/consent.ts';

export type ConsentEvent =
  | { readonly type: 'consent.accept' }
  | { readonly type: 'consent.refuse' }
  /** The choice per purpose, instead of all or none. */
  | { readonly type: 'consent.choose' }
  | { readonly type: 'consent.save'; readonly choice: ConsentChoice }
  | { readonly type: 'consent.cancel' }
  /** From the footer: shows the choice, to change or withdraw it. */
  | { readonly type: 'consent.review' }
  /** Another tab has stored a choice. */
  | { readonly type: 'consent.follow'; readonly choice: ConsentChoice };
