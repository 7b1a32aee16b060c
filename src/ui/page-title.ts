/** The title of a page with the brand behind it. */

const brandOf = (suffix: string): string => suffix.replace(/^[\s|–-]+/, '');

/** `suffix` is ' | Brand'; it is left out where the title already ends in the brand. */
export const titleOf = (title: string, suffix: string): string =>
  suffix !== '' && title.endsWith(brandOf(suffix)) ? title : title + suffix;
