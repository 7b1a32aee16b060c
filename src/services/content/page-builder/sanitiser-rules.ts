/** The sanitiser's rules for merchant markup, the same on server and browser (CONTENT-02). */

import type { DOMPurify } from 'dompurify';
import type { ParserEnvironment } from './parser-environment.ts';

/**
 * Forbidden in addition to scripts: what could cover the page,
 * ask for input, or imitate a part of the shop.
 */
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
  (purify: Pick<DOMPurify, 'sanitize'>): ParserEnvironment['clean'] =>
  (root) => {
    purify.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { html: true },
      ADD_ATTR: ['fetchpriority', 'target'],
      FORBID_TAGS: [...forbiddenTags],
    });
  };
