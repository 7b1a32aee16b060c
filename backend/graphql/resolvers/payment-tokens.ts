/** Resolves payment data besides the order: client tokens and saved payments (PAY-02). */
import { requireCustomer } from '../../identity/viewer.ts';
import { isMethodActive } from '../../payments/payment-methods.ts';
import { forgetSavedPayment, savedPaymentsOf } from '../../payments/saved-payments.ts';
import { refuseInput, refuseMissing } from '../../refusal.ts';
import type { GraphqlContext } from '../context.ts';

async function tokenShapes(customerId: number, { shop }: GraphqlContext) {
  const saved = await savedPaymentsOf(shop.database, customerId, shop.now());
  return {
    items: saved.map(({ publicHash, methodCode, kind, details }) => ({
      public_hash: publicHash,
      payment_method_code: methodCode,
      type: kind,
      details: JSON.stringify(details),
    })),
  };
}

async function clientToken(method: string, name: string, context: GraphqlContext): Promise<string> {
  if (!isMethodActive(await context.settings(), method))
    throw refuseInput(`The ${name} payment method is not active.`);
  return context.shop.gateway.clientToken(context.origin);
}

export const paymentQueries = {
  customerPaymentTokens(_: unknown, _arguments: unknown, context: GraphqlContext) {
    return tokenShapes(requireCustomer(context.viewer), context);
  },
};

export const paymentMutations = {
  createBraintreeClientToken(_: unknown, _arguments: unknown, context: GraphqlContext) {
    return clientToken('braintree', 'Braintree', context);
  },

  createBraintreePayPalClientToken(_: unknown, _arguments: unknown, context: GraphqlContext) {
    return clientToken('braintree_paypal', 'Braintree PayPal', context);
  },

  async deletePaymentToken(
    _: unknown,
    { public_hash: publicHash }: { public_hash: string },
    context: GraphqlContext,
  ) {
    const customerId = requireCustomer(context.viewer);
    if (!(await forgetSavedPayment(context.shop.database, customerId, publicHash)))
      throw refuseMissing(`Could not find a token using public hash: ${publicHash}`);
    return { result: true, customerPaymentTokens: await tokenShapes(customerId, context) };
  },
};
