/** How an order can be paid for: only what really works. */

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
}

export const paymentMethods: readonly PaymentMethod[] = [{ code: 'braintree', title: 'Credit Card' }];

export function findPaymentMethod(code: string): PaymentMethod | null {
  return paymentMethods.find((method) => method.code === code) ?? null;
}
