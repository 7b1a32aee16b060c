/**
 * Emulates the provider's card API: turns a card into a nonce and does not store the number
 * (PAY-02).
 */
import { createCardRules } from './frame/card-rules.ts';
import type { NonceStore, TokenisedCard } from './gateway.ts';
import { newNonce } from './nonce.ts';
import { testCardOf } from './test-cards.ts';

interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

const rules = createCardRules();

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const text = (value: unknown, key: string): string => {
  const found = property(value, key);
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
};

const invalid = (fieldErrors: readonly FieldError[]): Response =>
  Response.json(
    {
      error: { message: 'Credit card is invalid' },
      fieldErrors: [{ field: 'creditCard', fieldErrors }],
    },
    { status: 422 },
  );

const expiryOf = (card: unknown): { month: string; year: string } => {
  const whole = rules.expiryParts(text(card, 'expirationDate'));
  return {
    month: (text(card, 'expirationMonth') || whole.month).padStart(2, '0'),
    year: rules.fullYear(text(card, 'expirationYear') || whole.year),
  };
};

const faultsOf = (card: unknown, now: Date): readonly FieldError[] => {
  const number = text(card, 'number').replaceAll(' ', '');
  const { month, year } = expiryOf(card);
  const cvv = text(card, 'cvv');
  const size = rules.brandsOf(number)[0]?.code.size ?? 3;
  const faults: FieldError[] = [];
  if (testCardOf(number) === null)
    faults.push({ field: 'number', code: '81715', message: 'Credit card number is invalid' });
  if (!rules.expiry(`${month} / ${year}`, now).isValid)
    faults.push({ field: 'expirationDate', code: '81710', message: 'Expiration date is invalid' });
  if (!/^\d+$/.test(cvv) || cvv.length !== size)
    faults.push({
      field: 'cvv',
      code: cvv === '' ? '81706' : '81707',
      message: cvv === '' ? 'CVV is required' : `CVV must be ${size} digits`,
    });
  return faults;
};

const unknownBinData = Object.fromEntries(
  'prepaid healthcare debit durbinRegulated commercial payroll issuingBank countryOfIssuance productId business consumer purchase corporate'
    .split(' ')
    .map((key) => [key, 'Unknown']),
);

/** `body` is the decoded request, which may be anything; errors follow the provider's format. */
export const tokenise = async (body: unknown, store: NonceStore, now: number): Promise<Response> => {
  const card = property(body, 'creditCard');
  const faults = faultsOf(card, new Date(now));
  const number = text(card, 'number').replaceAll(' ', '');
  const known = testCardOf(number);
  if (known === null || faults.length > 0) return invalid(faults);

  const { month, year } = expiryOf(card);
  const kept: TokenisedCard = {
    nonce: newNonce(now),
    cardType: known.cardType,
    lastFour: number.slice(-4),
    expirationMonth: month,
    expirationYear: year,
    outcome: known.outcome,
  };
  await store.save(kept);
  const lastTwo = number.slice(-2);
  const creditCard = {
    type: 'CreditCard',
    nonce: kept.nonce,
    description: `ending in ${lastTwo}`,
    consumed: false,
    details: {
      bin: number.slice(0, 6),
      cardType: kept.cardType,
      lastFour: kept.lastFour,
      lastTwo,
      expirationMonth: month,
      expirationYear: year,
      cardholderName: text(card, 'cardholderName') || null,
    },
    binData: unknownBinData,
  };
  return Response.json({ creditCards: [creditCard] }, { status: 202 });
};
