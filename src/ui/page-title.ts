/** Page title with the brand suffix. */

const brandOf = (suffix: string): string => suffix.replace(/^[\s|–-]+/, '');

/** `suffix` is ' | Brand', omitted if the title already ends in the brand. */
export const titleOf = (title: string, suffix: string): string =>
  suffix !== '' && title.endsWith(brandOf(suffix)) ? title : title + suffix;
