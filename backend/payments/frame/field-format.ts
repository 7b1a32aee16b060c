/** Formats typed text: the number in groups, the date as MM / YY, keeping the caret in place. */
/* oxlint-disable unicorn/consistent-function-scoping -- sent as source: self-contained */
import type { CardRules } from './card-rules.ts';
import type { FieldName } from './frame-types.ts';

export interface Typed {
  readonly text: string;
  readonly caret: number;
}

export type FormatField = (name: FieldName, typed: Typed, isDeleting: boolean) => Typed;

/** Sent to the browser as source (frame-page.ts), so it may only use what is defined inside. */
export function createFieldFormat(rules: CardRules): FormatField {
  const digitsOf = (text: string): string => text.replace(/\D/g, '');

  const groupedNumber = (text: string): string => {
    const digits = digitsOf(text);
    const brands = rules.brandsOf(digits);
    const longest = Math.max(...brands.flatMap(({ lengths }) => lengths), brands.length === 0 ? 19 : 0);
    const edges = [0, ...(brands.length === 1 && brands[0] ? brands[0].gaps : [4, 8, 12, 16]), longest];
    return edges
      .map((edge, index) => digits.slice(edge, edges[index + 1] ?? edge))
      .filter((group) => group !== '')
      .join(' ');
  };

  const slashedDate = (text: string, isDeleting: boolean): string => {
    const stored = /^\s*(\d{4})-(\d{2})\s*$/.exec(text);
    if (stored) return `${stored[2]} / ${stored[1]}`;
    const [head = '', ...tail] = text.split('/');
    const hasSlash = tail.length > 0;
    let digits = digitsOf(head);
    // '3' can only be March, and a slash after '1' means January
    if (!isDeleting && (/^[2-9]/.test(digits) || (hasSlash && digits === '1'))) digits = `0${digits}`;
    const month = digits.slice(0, 2);
    const year = (digits.slice(2) + digitsOf(tail.join(''))).slice(0, 4);
    if (year !== '') return `${month} / ${year}`;
    return hasSlash && month !== '' && !isDeleting ? `${month} / ` : month;
  };

  const setOut = (name: FieldName, text: string, isDeleting: boolean): string => {
    switch (name) {
      case 'number':
        return groupedNumber(text);
      case 'expirationDate':
        return slashedDate(text, isDeleting);
      case 'expirationMonth':
        return digitsOf(text).slice(0, 2);
      case 'expirationYear':
      case 'cvv':
        return digitsOf(text).slice(0, 4);
      default:
        return text;
    }
  };

  return (name, typed, isDeleting) => {
    const text = setOut(name, typed.text, isDeleting);
    if (text === typed.text) return typed;
    if (typed.caret >= typed.text.length) return { text, caret: text.length };
    let digitsLeft = digitsOf(typed.text.slice(0, typed.caret)).length;
    let caret = 0;
    while (digitsLeft > 0 && caret < text.length) {
      if (/\d/.test(text.charAt(caret))) digitsLeft -= 1;
      caret += 1;
    }
    return { text, caret };
  };
}
