/** Which paths belong to the backend; the front door passes on these and no other (§7). */

const exactPaths: ReadonlySet<string> = new Set([
  '/graphql',
  '/graphql/',
  '/scripts/validate_postcode.php',
  '/afterpay/payment/process',
]);
const folders: readonly string[] = [
  '/rest/',
  '/checkout/sidebar/',
  '/customer/section/',
  '/addressvalidation/',
  '/downloadable/',
  '/billing/invoice/',
  '/media/',
];

const cookieFolders: readonly string[] = ['/checkout/sidebar/', '/customer/section/', '/downloadable/'];

/**
 * Whether cookies pass with a request and its answer. Magento puts the customer of a token into its own session, and the
 * cookie of that session outlives the token: after a sign-out the next visitor would be given the customer's cart (SESS-02).
 * So they pass only where a session is what is asked for: the removal by form key (§7), the page's private part, downloads.
 */
export const passesCookies = (path: string): boolean =>
  cookieFolders.some((folder) => path.startsWith(folder));

/** The card emulator: the SDK asks relative to the page, so the word may stand at any depth. */
export const isCardFramePath = (path: string): boolean => path.includes('/undefined/');

const isDemoPath = (path: string): boolean =>
  isCardFramePath(path) || path === '/dev/mail' || path.startsWith('/dev/mail/');

export const isApiPath = (path: string, isEmbedded: boolean): boolean =>
  exactPaths.has(path) ||
  folders.some((folder) => path.startsWith(folder)) ||
  (isEmbedded && isDemoPath(path));

const decodedOnce = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** False for a path that means another one once decoded: a way out of its folder, or not decodable at all. */
export const isPlainPath = (path: string): boolean => {
  const decoded = decodedOnce(path);
  if (decoded === null) return false;
  // the backend behind may decode once more; a percent sign that encodes nothing must not stop the check
  const forms = [decoded, decoded.replaceAll(/%(?:2e|2f|5c|00)/gi, decodeURIComponent)];
  return forms.every(
    (form) => !form.includes('\0') && !form.includes('\\') && !form.split('/').includes('..'),
  );
};
