/** Whether a page belongs to a section of the menu: the same address, or one beneath it (SHELL-04). */

const withoutSuffix = (path: string): string => path.replace(/\.[a-z]+$/, '');

export const isSection = (section: string, path: string): boolean =>
  path === section || withoutSuffix(path).startsWith(`${withoutSuffix(section)}/`);
