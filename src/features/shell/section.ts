/** Tells whether a page belongs to a menu section: the same path or one below it (SHELL-04). */

import type { MenuItem } from '#machines/domain/catalog.ts';
import { withoutSuffix } from '#machines/domain/route.ts';

export const isSection = (section: string, path: string): boolean =>
  path === section || withoutSuffix(path).startsWith(`${withoutSuffix(section)}/`);

/** Paths of the entries that the menu marks as current. */
export const currentEntries = (menu: readonly MenuItem[], path: string): readonly string[] =>
  menu.flatMap((item) => [
    ...(isSection(item.path, path) ? [item.path] : []),
    ...item.children.filter((child) => child.path === path).map((child) => child.path),
  ]);
