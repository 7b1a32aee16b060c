/** The ways to pay as the merchant's store configuration switches them on and off (§3 store config, GEN-07). */

import {
  cardMethodCode,
  payPalMethodCode,
  savedCardMethodCode,
  savedPayPalMethodCode,
  type PaymentMethod,
} from './payment.ts';

export interface PaymentSwitches {
  readonly isPayPalActive: boolean;
  /** PayPal's window may be opened to pay in parts, too. */
  readonly isPayLaterActive: boolean;
  /** PayPal stands before whatever has to be typed. */
  readonly isPayPalExpress: boolean;
  /** The codes of the ways that are taken; null where the merchant names none. */
  readonly listed: readonly string[] | null;
  /** The codes of the ways that the page says are off. */
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

/** What is saved is paid with as it was the first time: whoever takes the one takes the other (PAY-02). */
const savedFrom: Readonly<Record<string, string>> = {
  [savedCardMethodCode]: cardMethodCode,
  [savedPayPalMethodCode]: payPalMethodCode,
};

/** Before the card, so that it is chosen first; what stands before the card stays where it is. */
const payPalFirst = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] => {
  const payPal = methods.filter(({ code }) => code === payPalMethodCode);
  const others = methods.filter(({ code }) => code !== payPalMethodCode);
  const at = others.findIndex(({ code }) => code === cardMethodCode);
  return at < 0 ? methods : [...others.slice(0, at), ...payPal, ...others.slice(at)];
};

/** A list that leaves no way to pay is not the list of this shop. */
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
