/** Every address of the shop as a function, and the widths its images come in (§2, §9). */

export const paths = {
  home: '/',
  cart: '/cart',
  checkout: '/checkout',
  orderConfirmation: '/order-confirmation',
  search: '/search',
  signIn: '/customer/login',
  /** Answers as the sign-in page as well (ROUTE-01). */
  signInAlias: '/login',
  forgotPassword: '/customer/forgotPassword',
  createPassword: '/customer/account/createPassword',
  createAccount: '/create-account',
  contactUs: '/contact-us',
  /** The category that "Shop water" and an empty cart lead to. */
  water: '/water.html',
} as const;

/** The offer after an order, filled in with what the receipt knows (§2 /create-account). */
export const createAccountFor = (email: string, firstName: string, lastName: string): string =>
  `${paths.createAccount}?${new URLSearchParams({ email, firstName, lastName })}`;

/** The same list, another page of it; the first needs no number. */
export const pageOf = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);

/** The page number an address asks for; anything that is none means the first. */
export const pageNumberIn = (search: string): number => {
  const given = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(given) && given >= 1 ? given : 1;
};

const ownScreens: ReadonlySet<string> = new Set([
  paths.cart,
  paths.checkout,
  paths.orderConfirmation,
  paths.search,
  paths.signIn,
  paths.signInAlias,
  paths.forgotPassword,
  paths.createPassword,
  paths.createAccount,
]);

/** Screens the shop knows by itself; the server is never asked what they are. */
export const isOwnScreen = (path: string): boolean => ownScreens.has(path);

const privateFolders = [
  '/customer',
  '/account',
  '/orders',
  '/address',
  '/forgotPassword',
  '/confirm-delivery',
];
const privateScreens: ReadonlySet<string> = new Set([
  paths.cart,
  paths.checkout,
  paths.orderConfirmation,
  paths.signInAlias,
  paths.createAccount,
]);

/** Screens that are somebody's own: nothing of them is ever kept for a later visit (PWA-01). */
export const isPrivateScreen = (path: string): boolean =>
  privateScreens.has(path) ||
  privateFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Where one signs in or registers. */
export const isSignInScreen = (path: string): boolean =>
  path === paths.signIn || path === paths.signInAlias || path === paths.createAccount;

/** Addresses whose query says something of a person, or opens their account: it leaves the address at once (TRK-04). */
export const hasPrivateQuery = (path: string, search: string): boolean =>
  search !== '' &&
  (path === paths.createAccount ||
    path === paths.createPassword ||
    // what the instalment provider says of an order
    (path === paths.checkout && new URLSearchParams(search).has('afterpay')));

/** What a history entry knows beside its address; nothing of a person, for nobody can clear it (BEY-08). */
export interface Arrival {
  /** Where one was going when one had to sign in; a path of this shop, whatever the entry holds (ROUTE-01). */
  readonly from: string;
  /** The name under which is kept what a private query said, or the page before handed on. */
  readonly given: string | null;
}

export const arrivalIn = (state: unknown): Arrival => {
  const held = typeof state === 'object' && state !== null ? state : {};
  const from = 'from' in held ? held.from : null;
  const given = 'given' in held ? held.given : null;
  return {
    from: typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : paths.home,
    given: typeof given === 'string' ? given : null,
  };
};

/** The pages one passes through to sign in; `address` may have a query. */
export const isAccountDoor = (address: string): boolean => {
  const path = address.replace(/[?#].*$/s, '');
  return isSignInScreen(path) || path === paths.forgotPassword || path === paths.createPassword;
};

export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

/** An image of the media path in a width (§7 image URLs): webp where the browser takes it, else progressive jpeg. */
export const imageOf = (url: string, width: number, height: number = width): string =>
  url.startsWith('/media/')
    ? `${url}?width=${width}&height=${height}&fit=bounds&quality=85&format=pjpg&auto=webp`
    : url;
