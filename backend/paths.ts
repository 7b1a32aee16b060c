/** Lists the paths the backend serves; the front door and the dev server forward these. */
import { postcodePath } from './scripts-endpoint.ts';

/**
 * The card provider's SDK requests paths relative to its page: /undefined/… or
 * /checkout/undefined/…
 */
export function isCardProviderPath(pathname: string): boolean {
  return pathname.includes('/undefined/');
}

export function isInvoicePath(pathname: string): boolean {
  return pathname.startsWith('/billing/invoice/');
}

const folders: readonly string[] = [
  '/rest/',
  '/media/',
  '/checkout/sidebar/',
  '/customer/section/',
  '/addressvalidation/',
  '/downloadable/',
  '/billing/invoice/',
  '/dev/mail/',
];
const files: readonly string[] = [
  '/graphql',
  '/graphql/',
  '/afterpay/payment/process',
  '/dev/mail',
  postcodePath,
];

export function isBackendPath(pathname: string): boolean {
  return (
    files.includes(pathname) ||
    folders.some((folder) => pathname.startsWith(folder)) ||
    isCardProviderPath(pathname)
  );
}
