/** Element ids of checkout fields. */

import type { CheckoutField } from '#machines/domain/checkout-field.ts';

export const fieldId = (field: CheckoutField): string => field.replaceAll('.', '-');

/** Id of the submit button of the open tab. */
export const nextId = 'checkout-next';
