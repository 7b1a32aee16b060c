/** What the cleaner takes away of the merchant's markup and what it leaves, the same wherever it runs (CONTENT-02). */

import type { DOMPurify } from 'dompurify';
import type { ParseMeans } from './means.ts';

/** Beyond what may do harm by itself: what would cover the page, ask for something typed, or take the place of a part of the shop. */
export const forbiddenTags: readonly string[] = [
  'style',
  'form',
  'dialog',
  'input',
  'textarea',
  'select',
  'option',
  'template',
];

export const cleanWith =
  (purify: Pick<DOMPurify, 'sanitize'>): ParseMeans['clean'] =>
  (root) => {
    purify.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { html: true },
      ADD_ATTR: ['fetchpriority', 'target'],
      FORBID_TAGS: [...forbiddenTags],
    });
  };
