/** Short name of a stored address. */

import type { BookAddress } from '#machines/domain/customer.ts';

export const nameOfEntry = ({ name, street, city }: BookAddress): string =>
  name || [street[0] ?? '', city].filter((part) => part !== '').join(', ');
