/** A promo code or gift card as it is typed or pasted, and as it is sent (§4 promo code, PROMO-01). */

const invisible = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** Pasted from a mail a code brings along what nobody sees, dashes that are none, and digits of another width. */
export const tidyCode = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').replace(dashes, '-').replace(/\s+/g, ' ').trim();

/** What came of the last thing asked, in a sentence. */
export interface CodeMessage {
  readonly isGood: boolean;
  readonly text: string;
}

export const codeImpossible: CodeMessage = {
  isGood: false,
  text: 'That cannot be a code. Please check what you typed.',
};

/** Written as a part of an address: a dot, a slash, a backslash or nothing a code is made of. */
const escaped = /%(?:2[ef]|5c|00|25)/i;

/** Letters or digits, perhaps with marks between: anything else would not even reach the shop. */
export const isCode = (code: string): boolean =>
  /[\p{L}\p{N}]/u.test(code) && !/[\p{Cc}\\]/u.test(code) && !escaped.test(code) && [...code].length <= 255;
