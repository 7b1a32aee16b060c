/** Promo and gift card codes as typed or pasted, and as sent (§4 promo code, PROMO-01). */

const invisible = /[\u00ad\u180e\u200b-\u200f\u2060-\u2064\ufeff]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * A code pasted from a mail may contain invisible characters, other dashes and full-width digits.
 */
export const tidyCode = (text: string): string =>
  text.normalize('NFKC').replace(invisible, '').replace(dashes, '-').replace(/\s+/g, ' ').trim();

/** The result of the last request, as a sentence. */
export interface CodeMessage {
  readonly isGood: boolean;
  readonly text: string;
}

export const codeImpossible: CodeMessage = {
  isGood: false,
  text: 'That cannot be a code. Please check what you typed.',
};

/** URL escapes of a dot, slash, backslash or null character, which no code contains. */
const escaped = /%(?:2[ef]|5c|00|25)/i;

/** Letters or digits, possibly with other characters between: others would not reach the shop. */
export const isCode = (code: string): boolean =>
  /[\p{L}\p{N}]/u.test(code) && !/[\p{Cc}\\]/u.test(code) && !escaped.test(code) && [...code].length <= 255;
