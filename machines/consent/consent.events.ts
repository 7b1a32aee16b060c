/** What the consent machine is asked; its state is all it has to tell. */

import type { ConsentChoice } from '../domain/consent.ts';

export type ConsentEvent =
  | { readonly type: 'consent.accept' }
  | { readonly type: 'consent.refuse' }
  /** By purpose, instead of all or nothing. */
  | { readonly type: 'consent.choose' }
  | { readonly type: 'consent.save'; readonly choice: ConsentChoice }
  | { readonly type: 'consent.cancel' }
  /** From the footer: to see the choice, change or withdraw it. */
  | { readonly type: 'consent.review' }
  /** Another tab has stored a choice. */
  | { readonly type: 'consent.follow'; readonly choice: ConsentChoice };
