/** What a stored address goes by where there is room for a few words only. */

import type { BookAddress } from '#machines/domain/customer.ts';

export const nameOfEntry = ({ name, street, city }: BookAddress): string =>
  name || [street[0] ?? '', city].filter((part) => part !== '').join(', ');
