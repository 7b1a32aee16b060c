/** The addresses of the invoices: which page of the list, and whose (ACC-01, GEN-06). */

import { accountPaths, pagePath } from '#paths.ts';

const accountParameter = 'account';

/** A page of the invoices: of all, or of one account or team. */
export const invoicesPath = (page: number, accountId: number | null): string => {
  const path = pagePath(accountPaths.billingInvoices, page);
  if (accountId === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${accountParameter}=${accountId}`;
};

/** Whose invoices an address is about; null for all. */
export const accountIdIn = (search: string): number | null => {
  const id = new URLSearchParams(search).get(accountParameter) ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
};
