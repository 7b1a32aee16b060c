/** The ids of the elements that show the fields of the checkout. */

import type { CheckoutField } from '#machines/domain/checkout-field.ts';

export const fieldId = (field: CheckoutField): string => field.replaceAll('.', '-');

/** What finishes the tab that is open. */
export const nextId = 'checkout-next';
