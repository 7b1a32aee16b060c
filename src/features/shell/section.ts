/** Whether a page belongs to a section of the menu: the same address, or one beneath it (SHELL-04). */

import { withoutSuffix } from '#machines/domain/route.ts';

export const isSection = (section: string, path: string): boolean =>
  path === section || withoutSuffix(path).startsWith(`${withoutSuffix(section)}/`);
