/** Tells whether a page belongs to a menu section: the same path or one below it (SHELL-04). */

import { withoutSuffix } from '#machines/domain/route.ts';

export const isSection = (section: string, path: string): boolean =>
  path === section || withoutSuffix(path).startsWith(`${withoutSuffix(section)}/`);
