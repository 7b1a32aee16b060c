/**
 * Normalises a search phrase to the spelling of product names: stock
 * search engines treat "15L" and "15 L" as different words.
 */

/** Unit names in the catalogue, and other spellings after a number. */
const units: Readonly<Record<string, RegExp>> = {
  mL: /^(?:mls?|millilit(?:re|er)s?)$/i,
  L: /^(?:l|lt|ltr|lit(?:re|er)s?)$/i,
  g: /^(?:gm?|grams?)$/i,
  kg: /^(?:kgs?|kilos?|kilograms?)$/i,
};

/** Compounds that the catalogue writes as two words. */
const joined: Readonly<Record<string, string>> = {
  giftcard: 'gift card',
  giftcards: 'gift cards',
  watercooler: 'water cooler',
};

export const toSearch = (phrase: string): string =>
  phrase
    .normalize('NFKC')
    .replaceAll(/(?<![\p{L}\p{N}])(\d+)\s*(\p{L}+)/gu, (typed, number: string, word: string) => {
      const unit = Object.entries(units).find(([, names]) => names.test(word))?.[0];
      return unit === undefined ? typed : `${number} ${unit}`;
    })
    .replaceAll(/\p{L}+/gu, (word) =>
      Object.hasOwn(joined, word.toLowerCase()) ? (joined[word.toLowerCase()] ?? word) : word,
    );
