/** What is typed, in the spelling of product names: a stock search engine takes "15L" for another word than "15 L". */

/** The name of a unit on the shelf, and how else it is written behind a number. */
const units: Readonly<Record<string, RegExp>> = {
  mL: /^(?:mls?|millilit(?:re|er)s?)$/i,
  L: /^(?:l|lt|ltr|lit(?:re|er)s?)$/i,
  g: /^(?:gm?|grams?)$/i,
  kg: /^(?:kgs?|kilos?|kilograms?)$/i,
};

/** Words that are two on the shelf. */
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
