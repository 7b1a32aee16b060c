/** Paths that belong to the backend; the server forwards these and no others (§7). */

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
 * Whether cookies pass. Magento binds a token's customer to its session, whose cookie outlives
 * the token, so the next visitor would get that cart (SESS-02). Only paths that need a session
 * get cookies: removal by form key (§7), private sections, downloads.
 */
export const passesCookies = (path: string): boolean =>
  cookieFolders.some((folder) => path.startsWith(folder));

/** The card emulator: the SDK requests it relative to the page, so the word may be at any depth. */
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

/**
 * False for a path that changes its meaning once decoded:
 * it leaves its folder or cannot be decoded.
 */
export const isPlainPath = (path: string): boolean => {
  const decoded = decodedOnce(path);
  if (decoded === null) return false;
  // the backend may decode once more, and a stray percent sign must not stop this check
  const forms = [decoded, decoded.replaceAll(/%(?:2e|2f|5c|00)/gi, decodeURIComponent)];
  return forms.every(
    (form) => !form.includes('\0') && !form.includes('\\') && !form.split('/').includes('..'),
  );
};
