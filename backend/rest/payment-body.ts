/** Reads the body of payment-information and set-payment-information (CHK-13, CHK-14). */
import type { PaymentChoice } from '../payments/choose-payment.ts';
import { refuseInput } from '../refusal.ts';
import { isEmail } from '../rules/email.ts';
import { readAddressBody, type AddressBody, type AddressRules } from './address-body.ts';
import { isObject, readObject, readText, requireParameter, type JsonObject } from './body.ts';

export interface PaymentBody {
  /** Null for a customer, whose email is known. */
  readonly email: string | null;
  readonly choice: PaymentChoice;
  readonly billing: AddressBody | null;
  readonly agreementIds: readonly string[];
}

function agreementIds(extension: unknown): string[] {
  const ids = isObject(extension) ? (extension['agreement_ids'] ?? extension['agreementIds']) : null;
  return Array.isArray(ids) ? ids.map(String) : [];
}

/** Reads the paymentMethod object; its extension attributes may contain accepted agreements. */
export function readPaymentMethod(value: unknown): {
  readonly choice: PaymentChoice;
  readonly agreementIds: readonly string[];
} {
  const payment = readObject(value, 'paymentMethod', [
    'method',
    'po_number',
    'additional_data',
    'extension_attributes',
  ]);
  const data = isObject(payment['additional_data']) ? payment['additional_data'] : {};
  const nonce = readText(data, 'payment_method_nonce');
  const publicHash = readText(data, 'public_hash');
  const poNumber = readText(payment, 'po_number');
  const enabler = data['is_active_payment_token_enabler'];
  return {
    choice: {
      method: readText(payment, 'method'),
      ...(nonce === null ? {} : { nonce }),
      ...(publicHash === null ? {} : { publicHash }),
      ...(poNumber === null ? {} : { poNumber }),
      // forms send strings, JSON clients send booleans
      ...(enabler === undefined ? {} : { isVaulted: [true, 1, '1', 'true'].includes(enabler as never) }),
    },
    agreementIds: agreementIds(payment['extension_attributes']),
  };
}

export function readPaymentBody(body: JsonObject, rules: AddressRules, isGuest: boolean): PaymentBody {
  if (isGuest) requireParameter(body, 'email');
  const email = isGuest ? (readText(body, 'email') ?? '') : null;
  const payment = readPaymentMethod(requireParameter(body, 'paymentMethod'));
  const billing = body['billingAddress'] ?? body['billing_address'];
  // an empty email passes here; the order refuses it with another message
  if (email !== null && email !== '' && !isEmail(email)) throw refuseInput('Invalid email format');
  return {
    email,
    ...payment,
    billing: billing == null ? null : readAddressBody(billing, 'billingAddress', rules),
  };
}
