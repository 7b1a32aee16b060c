/** Cards and PayPal accounts that the provider has kept for a customer: told of, never shown whole (§3 vault hashes, PAY-02). */

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
      /** As printed on the card, for example '12/2034'. */
      readonly expiry: string;
    }
  | { readonly kind: 'account'; readonly publicHash: string; readonly email: string };

const vaultCodes: Readonly<Record<SavedPayment['kind'], string>> = {
  card: savedCardMethodCode,
  account: savedPayPalMethodCode,
};

export const isVaultCode = (code: string | null): boolean =>
  code === savedCardMethodCode || code === savedPayPalMethodCode;

/** What the method can pay with. */
export const savedFor = (saved: readonly SavedPayment[], code: string | null): readonly SavedPayment[] =>
  saved.filter(({ kind }) => vaultCodes[kind] === code);

export const payPalLabel = (email: string): string => (email === '' ? 'PayPal' : `PayPal (${email})`);

/** As on the receipt. */
export const savedLabel = (payment: SavedPayment): string =>
  payment.kind === 'card' ? `${payment.brand} ending in ${payment.lastFour}` : payPalLabel(payment.email);

/**
 * What is saved stands before what has to be typed; without anything saved its method is no choice. A purchase order,
 * which a server offers first to whoever has to use one, stays the first.
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

/** The same as before while it is still there, else the first the method can pay with. */
export const hashFor = (
  saved: readonly SavedPayment[],
  code: string | null,
  current: string | null,
): string | null => {
  const usable = savedFor(saved, code);
  return (usable.find(({ publicHash }) => publicHash === current) ?? usable[0])?.publicHash ?? null;
};
