/**
 * Collects the values of the sibling fields, sends them to the provider's API and converts the
 * response for the SDK.
 */
/* oxlint-disable unicorn/consistent-function-scoping -- sent as source: self-contained */
import type { CardRules } from './card-rules.ts';
import type { FieldHandle, FieldName, TokenisationAnswer, TokenisationError } from './frame-types.ts';

export interface TokeniserNeeds {
  readonly siblings: () => readonly FieldHandle[];
  /** The SDK client's details, with the fingerprint the request needs. */
  readonly client: () => Promise<unknown>;
  readonly rules: CardRules;
}

/** Sent to the browser as source (frame-page.ts), so it may only use what is defined inside. */
export function createTokeniser(own: Window, needs: TokeniserNeeds): () => Promise<TokenisationAnswer> {
  const failed = (
    type: TokenisationError['type'],
    code: string,
    message: string,
    details?: unknown,
  ): TokenisationAnswer => [{ type, code, message, details }, null];

  const property = (value: unknown, key: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

  const cardOf = (fields: readonly FieldHandle[]): Record<string, unknown> => {
    const value = (name: FieldName): string => fields.find((field) => field.name === name)?.value() ?? '';
    const date = needs.rules.expiryParts(value('expirationDate'));
    const month = value('expirationMonth') || date.month;
    const year = value('expirationYear') || date.year;
    return {
      number: value('number').replace(/\D/g, ''),
      cvv: value('cvv'),
      expirationMonth: month.padStart(2, '0'),
      expirationYear: needs.rules.fullYear(year),
      cardholderName: value('cardholderName') || undefined,
      billingAddress: value('postalCode') === '' ? undefined : { postalCode: value('postalCode') },
    };
  };

  const answerOf = (status: number, body: unknown): TokenisationAnswer => {
    const cards = property(body, 'creditCards');
    const card: unknown = Array.isArray(cards) ? cards[0] : undefined;
    if (status >= 200 && status < 300 && typeof property(card, 'nonce') === 'string') return [null, card];
    if (status === 401)
      return failed(
        'MERCHANT',
        'CLIENT_AUTHORIZATION_INVALID',
        'Either the client token is invalid or expired.',
      );
    if (status === 422)
      return failed(
        'CUSTOMER',
        'HOSTED_FIELDS_FAILED_TOKENIZATION',
        'The supplied card data failed tokenization.',
        {
          originalError: {
            code: 'CLIENT_REQUEST_ERROR',
            details: { httpStatus: status, originalError: body },
          },
        },
      );
    return failed(
      'NETWORK',
      'HOSTED_FIELDS_TOKENIZATION_NETWORK_ERROR',
      'A tokenization network error occurred.',
    );
  };

  return async () => {
    const fields = needs.siblings();
    for (const field of fields) field.judgeStrictly();
    if (fields.every((field) => field.state().isEmpty))
      return failed(
        'CUSTOMER',
        'HOSTED_FIELDS_FIELDS_EMPTY',
        'All fields are empty. Cannot tokenize empty card fields.',
      );
    const invalidFieldKeys = fields.filter((field) => !field.state().isValid).map(({ name }) => name);
    if (invalidFieldKeys.length > 0)
      return failed(
        'CUSTOMER',
        'HOSTED_FIELDS_FIELDS_INVALID',
        'Some payment input fields are invalid. Cannot tokenize invalid card fields.',
        { invalidFieldKeys },
      );
    try {
      const client = await needs.client();
      const response = await own.fetch(
        new URL('../../../v1/payment_methods/credit_cards', own.location.href),
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          signal: AbortSignal.timeout(60_000),
          body: JSON.stringify({
            authorizationFingerprint: property(client, 'authorizationFingerprint'),
            creditCard: cardOf(fields),
          }),
        },
      );
      const body: unknown = await response.json();
      return answerOf(response.status, body);
    } catch {
      return answerOf(0, null);
    }
  };
}
