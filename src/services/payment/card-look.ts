/**
 * Styles and labels of the provider's fields; its frames cannot use the shop's stylesheet or fonts.
 */

import type { CardField } from '#machines/domain/payment.ts';
import type { CardFieldsOptions } from './card-fields.ts';

/** The page marks the containers with the names of their fields. */
const placeOf = (field: CardField): string => `[data-field="card.${field}"]`;

export const cardPlaces: CardFieldsOptions['fields'] = {
  number: { selector: placeOf('number'), label: 'Card number', placeholder: '' },
  expirationDate: {
    selector: placeOf('expirationDate'),
    label: 'Expiry date, month and year',
    placeholder: 'MM / YY',
  },
  cvv: { selector: placeOf('cvv'), label: 'Security code', placeholder: '' },
};

export const cardStyles: CardFieldsOptions['styles'] = {
  input: {
    'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
    'font-size': '16px',
    color: '#14202b',
    padding: '0 12px',
  },
  '::placeholder': { color: '#51606e' },
  '.invalid': { color: '#b3261e' },
};
