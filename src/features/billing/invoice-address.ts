/** URLs of the invoice list by page and account (ACC-01, GEN-06). */

import { accountPaths, pagePath } from '#paths.ts';

const accountParameter = 'account';

/** Path of a page of invoices, for all accounts or for one account or team. */
export const invoicesPath = (page: number, accountId: number | null): string => {
  const path = pagePath(accountPaths.billingInvoices, page);
  if (accountId === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${accountParameter}=${accountId}`;
};

/** Account id from the query string; null for all accounts. */
export const accountIdIn = (search: string): number | null => {
  const id = new URLSearchParams(search).get(accountParameter) ?? '';
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
};
