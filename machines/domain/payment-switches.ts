/**
 * The payment methods that the store configuration switches on and off (§3 store config, GEN-07).
 */

import {
  cardMethodCode,
  payPalMethodCode,
  savedCardMethodCode,
  savedPayPalMethodCode,
  type PaymentMethod,
} from './payment.ts';

export interface PaymentSwitches {
  readonly isPayPalActive: boolean;
  /** PayPal's window also offers instalments. */
  readonly isPayLaterActive: boolean;
  /** PayPal comes before methods that require typing. */
  readonly isPayPalExpress: boolean;
  /** Codes of the enabled methods; null where the merchant lists none. */
  readonly listed: readonly string[] | null;
  /** Codes of the methods that the page switches off. */
  readonly barred: readonly string[];
}

export const everyMethod: PaymentSwitches = {
  isPayPalActive: true,
  isPayLaterActive: false,
  isPayPalExpress: false,
  listed: null,
  barred: [],
};

const isOfPayPal = (code: string): boolean => code === payPalMethodCode || code === savedPayPalMethodCode;

/** A saved payment belongs to its original method: both are enabled together (PAY-02). */
const savedFrom: Readonly<Record<string, string>> = {
  [savedCardMethodCode]: cardMethodCode,
  [savedPayPalMethodCode]: payPalMethodCode,
};

/** Before the card, so that it is preselected; methods before the card stay in place. */
const payPalFirst = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] => {
  const payPal = methods.filter(({ code }) => code === payPalMethodCode);
  const others = methods.filter(({ code }) => code !== payPalMethodCode);
  const at = others.findIndex(({ code }) => code === cardMethodCode);
  return at < 0 ? methods : [...others.slice(0, at), ...payPal, ...others.slice(at)];
};

/** A list that leaves no method is ignored: it does not belong to this shop. */
export const switchedOn = (
  offered: readonly PaymentMethod[],
  { isPayPalActive, isPayPalExpress, listed, barred }: PaymentSwitches,
): readonly PaymentMethod[] => {
  const active = offered.filter(
    ({ code }) => (isPayPalActive || !isOfPayPal(code)) && !barred.includes(code),
  );
  const named = active.filter(
    ({ code }) => listed === null || listed.includes(code) || listed.includes(savedFrom[code] ?? code),
  );
  const left = named.length === 0 ? active : named;
  return isPayPalExpress ? payPalFirst(left) : left;
};
