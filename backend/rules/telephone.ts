/**
 * Checks telephone numbers: 8 to 15 digits, or a short Australian business number such as 13 20 11.
 */
import { refuseInput } from '../refusal.ts';

export function isTelephone(text: string): boolean {
  const plain = text.normalize('NFKC').trim();
  if (!/^\+?[\d\s()./\u2010-\u2015-]+$/.test(plain)) return false;
  const digits = plain.replaceAll(/\D/g, '');
  return (digits.length >= 8 && digits.length <= 15) || /^13\d{4}$/.test(digits);
}

/** The label comes first in quotes because the storefront finds the field by it. */
export function telephoneProblem(label: string): string {
  return `"${label}" must hold 8 to 15 digits.`;
}

/** Accepts an empty number; the caller decides whether it is required. */
export function checkTelephone(label: string, text: string | null | undefined): void {
  if (text?.trim() && !isTelephone(text)) throw refuseInput(telephoneProblem(label));
}
