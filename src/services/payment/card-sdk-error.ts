/** Translates the card SDK's errors into the shop's failures; its codes are known only here. */
import { type CardField, type CardState, cardFields } from '#machines/domain/payment.ts';
import {
  CardFailure,
  cardIncomplete,
  cardRefused,
  cardUnavailable,
  cardUnreachable,
} from './card-failure.ts';

const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const wireFields: Readonly<Record<string, CardField>> = {
  number: 'number',
  cvv: 'cvv',
  expirationDate: 'expirationDate',
  expirationMonth: 'expirationDate',
  expirationYear: 'expirationDate',
};

const only = (fields: readonly unknown[]): readonly CardField[] =>
  cardFields.filter((field) => fields.some((name) => wireFields[String(name)] === field));

/** The provider's response is nested in one `originalError` per layer. */
const refusedFields = (error: unknown): readonly CardField[] => {
  let layer = error;
  for (let depth = 0; depth < 4 && layer !== undefined; depth += 1) {
    const groups = list(property(layer, 'fieldErrors'));
    if (groups.length > 0)
      return only(
        groups
          .flatMap((group) => list(property(group, 'fieldErrors')))
          .map((fault) => property(fault, 'field')),
      );
    layer = property(property(layer, 'details'), 'originalError');
  }
  return [];
};

export const toCardFailure = (error: unknown, state: CardState | null): CardFailure => {
  if (error instanceof CardFailure) return error;
  switch (property(error, 'code')) {
    case 'HOSTED_FIELDS_FIELDS_EMPTY':
      return state ? cardIncomplete(cardFields, state, error) : cardUnavailable(error);
    case 'HOSTED_FIELDS_FIELDS_INVALID': {
      const fields = only(list(property(property(error, 'details'), 'invalidFieldKeys')));
      return state ? cardIncomplete(fields, state, error) : cardUnavailable(error);
    }
    case 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED':
      return cardRefused(['cvv'], error);
    case 'HOSTED_FIELDS_FAILED_TOKENIZATION':
    case 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE':
      return cardRefused(refusedFields(error), error);
    default:
      return property(error, 'type') === 'NETWORK' ? cardUnreachable(error) : cardUnavailable(error);
  }
};
