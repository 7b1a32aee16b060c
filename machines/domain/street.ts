/** Valid street addresses: a number and a word, or two or more words (§5). */

export const invalidStreetMessage = 'Invalid street address';

export const isStreet = (text: string): boolean => {
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.length >= 2 && words.some((word) => /\p{L}/u.test(word));
};
