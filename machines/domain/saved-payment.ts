/**
 * Cards and PayPal accounts that the provider has saved, never shown in full (§3 vault hashes,
 * PAY-02).
 */

import {
  purchaseOrderMethodCode,
  savedCardMethodCode,
  savedPayPalMethodCode,
  type PaymentMethod,
} from './payment.ts';

export type SavedPayment =
  | {
      readonly kind: 'card';
      readonly publicHash: string;
      readonly brand: string;
      readonly lastFour: string;
      /** As on the card, for example '12/2034'. */
      readonly expiry: string;
    }
  | { readonly kind: 'account'; readonly publicHash: string; readonly email: string };

const vaultCodes: Readonly<Record<SavedPayment['kind'], string>> = {
  card: savedCardMethodCode,
  account: savedPayPalMethodCode,
};

export const isVaultCode = (code: string | null): boolean =>
  code === savedCardMethodCode || code === savedPayPalMethodCode;

/** The saved payments of a method. */
export const savedFor = (saved: readonly SavedPayment[], code: string | null): readonly SavedPayment[] =>
  saved.filter(({ kind }) => vaultCodes[kind] === code);

export const payPalLabel = (email: string): string => (email === '' ? 'PayPal' : `PayPal (${email})`);

/** As on the receipt. */
export const savedLabel = (payment: SavedPayment): string =>
  payment.kind === 'card' ? `${payment.brand} ending in ${payment.lastFour}` : payPalLabel(payment.email);

/**
 * Saved payments come before methods that require typing; without any, their method is not offered.
 * A purchase order that a server lists first, because the customer must use one, stays first.
 */
export const offerable = (
  methods: readonly PaymentMethod[],
  saved: readonly SavedPayment[],
): readonly PaymentMethod[] => {
  const vaults = methods.filter(({ code }) => savedFor(saved, code).length > 0);
  const others = methods.filter(({ code }) => !isVaultCode(code));
  const at = others[0]?.code === purchaseOrderMethodCode ? 1 : 0;
  return [...others.slice(0, at), ...vaults, ...others.slice(at)];
};

/** The current one while it still exists, else the first of the method. */
export const hashFor = (
  saved: readonly SavedPayment[],
  code: string | null,
  current: string | null,
): string | null => {
  const usable = savedFor(saved, code);
  return (usable.find(({ publicHash }) => publicHash === current) ?? usable[0])?.publicHash ?? null;
};
