/**
 * Validates card number, expiry date and security code, both in the hosted field and on the server.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- sent as source: self-contained */
import type { CardBrand, Verdict } from './frame-types.ts';

export interface CardRules {
  /** Every brand the digits entered so far can still become. */
  brandsOf(digits: string): CardBrand[];
  number(digits: string): Verdict;
  /** `text` as typed: month, then year of two or four digits, with any separator. */
  expiry(text: string, now: Date): Verdict;
  expiryParts(text: string): { readonly month: string; readonly year: string };
  fullYear(text: string): string;
  month(text: string): Verdict;
  year(text: string, now: Date): Verdict;
  code(digits: string, size: number | null): Verdict;
  length(text: string, least: number, most: number): Verdict;
}

/** Sent to the browser as source (frame-page.ts), so it may only use what is defined inside. */
export function createCardRules(): CardRules {
  const yearsAhead = 19;
  const known: readonly (CardBrand & { readonly ranges: readonly (readonly [string, string])[] })[] = [
    {
      type: 'visa',
      niceType: 'Visa',
      ranges: [['4', '4']],
      lengths: [16],
      gaps: [4, 8, 12],
      code: { name: 'CVV', size: 3 },
    },
    {
      type: 'master-card',
      niceType: 'Mastercard',
      ranges: [
        ['51', '55'],
        ['2221', '2720'],
      ],
      lengths: [16],
      gaps: [4, 8, 12],
      code: { name: 'CVC', size: 3 },
    },
    {
      type: 'american-express',
      niceType: 'American Express',
      ranges: [
        ['34', '34'],
        ['37', '37'],
      ],
      lengths: [15],
      gaps: [4, 10],
      code: { name: 'CID', size: 4 },
    },
  ];
  const right: Verdict = { isValid: true, isPotentiallyValid: true };
  const unfinished: Verdict = { isValid: false, isPotentiallyValid: true };
  const wrong: Verdict = { isValid: false, isPotentiallyValid: false };

  const isWithin = (digits: string, [low, high]: readonly [string, string]): boolean => {
    const length = Math.min(digits.length, low.length);
    const start = digits.slice(0, length);
    return start >= low.slice(0, length) && start <= high.slice(0, length);
  };

  const brandsOf = (digits: string): CardBrand[] =>
    known
      .filter(({ ranges }) => ranges.some((range) => isWithin(digits, range)))
      .map(({ ranges: _ranges, ...brand }) => brand);

  const passesLuhn = (digits: string): boolean => {
    const sum = [...digits].toReversed().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  };

  const expiryParts = (text: string): { month: string; year: string } => {
    const digits = text.replace(/\D/g, '');
    return { month: digits.slice(0, 2), year: digits.slice(2) };
  };

  const fullYear = (text: string): string => (text.length === 2 ? `20${text}` : text);

  const month = (text: string): Verdict => {
    if (/^(0?[1-9]|1[0-2])$/.test(text)) return right;
    return text === '' || text === '0' ? unfinished : wrong;
  };

  const year = (text: string, now: Date): Verdict => {
    const years = Array.from({ length: yearsAhead + 1 }, (_, index) => String(now.getFullYear() + index));
    if (years.includes(fullYear(text))) return right;
    // '20' may be the start of a year such as 2030, not the year 2020
    const isBeginning = years.some((full) => full.startsWith(text) || full.slice(2).startsWith(text));
    return isBeginning ? unfinished : wrong;
  };

  return {
    brandsOf,
    expiryParts,
    fullYear,
    month,
    year,
    number(digits) {
      if (digits === '') return unfinished;
      const brands = brandsOf(digits);
      const longest = Math.max(0, ...brands.flatMap(({ lengths }) => lengths));
      if (digits.length < longest) return unfinished;
      return digits.length === longest && passesLuhn(digits) ? right : wrong;
    },
    expiry(text, now) {
      const parts = expiryParts(text);
      if (!month(parts.month).isPotentiallyValid) return wrong;
      if (parts.month.length < 2) return unfinished;
      const yearVerdict = year(parts.year, now);
      if (!yearVerdict.isValid) return yearVerdict;
      const isThisYear = Number(fullYear(parts.year)) === now.getFullYear();
      return isThisYear && Number(parts.month) <= now.getMonth() ? wrong : right;
    },
    code(digits, size) {
      const sizes = size === null ? [3, 4] : [size];
      if (sizes.includes(digits.length)) return right;
      return digits.length < Math.max(...sizes) ? unfinished : wrong;
    },
    length(text, least, most) {
      if (text.length > most) return wrong;
      return text.length >= least ? right : unfinished;
    },
  };
}
