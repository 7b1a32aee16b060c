/** Reads the body of payment-information and set-payment-information (CHK-13, CHK-14). */
import { refuseInput } from '../refusal.ts';
import { isEmail } from '../rules/email.ts';
import type { StoredAddress } from '../database/schema/cart.ts';
import { readAddressBody, type AddressRules } from './address-body.ts';
import { isObject, readObject, readText, requireParameter, type JsonObject } from './body.ts';

export interface PaymentBody {
  readonly email: string;
  readonly method: string | null;
  readonly nonce: string | null;
  readonly billingAddress: StoredAddress | null;
}

export function readPaymentBody(body: JsonObject, rules: AddressRules): PaymentBody {
  requireParameter(body, 'email');
  const email = readText(body, 'email') ?? '';
  const payment = readObject(requireParameter(body, 'paymentMethod'), 'paymentMethod', [
    'method',
    'po_number',
    'additional_data',
    'extension_attributes',
  ]);
  const data = payment['additional_data'];
  const billing = body['billingAddress'] ?? body['billing_address'];
  // An empty email is only found out by the order, in other words.
  if (email !== '' && !isEmail(email)) throw refuseInput('Invalid email format');
  return {
    email,
    method: readText(payment, 'method'),
    nonce: isObject(data) ? readText(data, 'payment_method_nonce') : null,
    billingAddress: billing == null ? null : readAddressBody(billing, 'billingAddress', rules).address,
  };
}
