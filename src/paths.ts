/** Every address of the shop as a function (§2); images are in image-addresses.ts. */

import { destinations } from '#machines/domain/place.ts';

export const paths = {
  ...destinations,
  checkout: '/checkout',
  search: '/search',
  /** Search results; the phrase is in the query (ROUTE-03). */
  searchResult: '/catalogsearch/result',
  /** Shows the sign-in page as well (ROUTE-01). */
  signInAlias: '/login',
  forgotPassword: '/customer/forgotPassword',
  createPassword: '/customer/account/createPassword',
  /** Finds an order without an account (BEY-12). */
  orderLookup: '/customer/order-lookup',
  /** All customer pages are under this path (ROUTE-01). */
  customer: '/customer',
  /** The account's overview (ROUTE-14). */
  account: '/customer/account',
  orders: '/customer/orders',
  newAddress: '/customer/address/new',
  /** The path of one order, without its number. */
  order: '/customer/orders/id',
  /** The page that the delivery mail links to (ROUTE-02). */
  confirmDelivery: '/customer/confirm-delivery',
  /** The quick-order page. */
  products: '/products',
  contactUs: '/contact-us',
  allProducts: '/all-products',
  waterAtWork: '/water-at-work',
  waterAtHome: '/water-at-home',
  questions: '/frequently-asked-questions',
  aboutUs: '/about-us',
  orderingAndDelivery: '/about-us/ordering-and-delivery',
  quality: '/about-us/quality',
  sustainability: '/about-us/sustainability',
  communityCare: '/about-us/community-care',
  news: '/around-the-water-cooler',
  careers: '/careers',
  privacyPolicy: '/about-us/privacy-policy',
  termsAndConditions: '/about-us/terms-and-conditions',
  trademarks: '/trademarks',
  siteMap: '/sitemap',
  /** The category that "Shop water" and an empty cart link to. */
  water: '/water.html',
} as const;

/** Where To Buy Water: the merchant sets the word in its address (ROUTE-15). */
export const resellersPathOf = (product: string): string => `/${product}-resellers`;

/** The form on the contact page. */
export const enquiryAnchor = 'enquiry-form';
export const enquiryPath = `${paths.contactUs}#${enquiryAnchor}`;

/** The pages of the account area that menus lead to (§2 customer routes). */
export const accountPaths = {
  overview: paths.account,
  billingInvoices: '/customer/account/billing_invoices',
  activeOrders: '/customer/account/active_orders',
  equipmentServices: '/customer/account/equipment_services',
  management: '/customer/account/management',
  company: '/customer/account/company',
  orders: paths.orders,
  addresses: paths.addresses,
} as const;

/** The pages that the account's management leads to (§2 customer routes). */
export const managementPaths = {
  myAccount: '/customer/account/management/my_account',
  companyAccount: '/customer/account/management/company_account',
  companyAddresses: '/customer/account/management/company/addresses',
  paymentMethods: '/customer/account/management/payment_methods',
} as const;

export type ManagementPath = (typeof managementPaths)[keyof typeof managementPaths];

type AccountPath = (typeof accountPaths)[keyof typeof accountPaths];

/** Existing account pages: the menus offer exactly these, AccountArea requires their screens. */
export const builtAccountPages = [
  accountPaths.overview,
  accountPaths.billingInvoices,
  accountPaths.activeOrders,
  accountPaths.equipmentServices,
  accountPaths.management,
  accountPaths.company,
  accountPaths.orders,
  accountPaths.addresses,
] as const satisfies readonly AccountPath[];

export type BuiltAccountPage = (typeof builtAccountPages)[number];

export const isBuiltAccountPage = (path: string): boolean =>
  builtAccountPages.some((built: string) => built === path);

const addressFolder = '/customer/address/edit/id/';

export const addressPattern = `${addressFolder}:id`;

/** The edit page of a stored address (§2). */
export const addressPath = (entryId: number): string => `${addressFolder}${entryId}`;

/** Id of the address that a path edits: null for a new one, undefined for other pages. */
export const entryIdIn = (path: string): number | null | undefined => {
  if (path === paths.newAddress) return null;
  const id = path.startsWith(addressFolder) ? path.slice(addressFolder.length) : '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
};

const orderFolder = `${paths.order}/`;

export const orderPattern = `${orderFolder}:number`;

/** The page of one order, by its number (§2). */
export const orderPath = (number: string): string => orderFolder + encodeURIComponent(number);

/** The number of the order that a path shows; undefined for other pages. */
export const orderNumberIn = (path: string): string | undefined => {
  const number = path.startsWith(orderFolder) ? path.slice(orderFolder.length) : '';
  return /^[\w.-]{1,50}$/.test(number) ? number : undefined;
};

const pageParameter = 'p';

/** A page of an account list; the first page has the list's own address. */
export const pagePath = (listPath: string, page: number): string =>
  page === 1 ? listPath : `${listPath}?${new URLSearchParams({ [pageParameter]: String(page) })}`;

/** The page number in an address; null if it has none. */
export const pageTextIn = (search: string): string | null => new URLSearchParams(search).get(pageParameter);

const editParameter = 'edit';

/** A product page that edits an item of the cart (CART-03). */
export const editPath = (productPath: string, lineId: string): string =>
  `${productPath}?${new URLSearchParams({ [editParameter]: lineId })}`;

/** The cart item that an address edits; null if none. */
export const editedLineIn = (search: string): string | null =>
  new URLSearchParams(search).get(editParameter) || null;

const ownScreens: ReadonlySet<string> = new Set([
  paths.cart,
  paths.checkout,
  paths.orderConfirmation,
  paths.search,
  paths.searchResult,
  paths.signIn,
  paths.signInAlias,
  paths.forgotPassword,
  paths.createPassword,
  paths.createAccount,
  paths.orderLookup,
  paths.products,
  paths.newAddress,
  paths.confirmDelivery,
  ...builtAccountPages,
  ...Object.values(managementPaths),
]);

/** Screens of the shop itself; the server is never asked to resolve them. */
export const isOwnScreen = (path: string): boolean =>
  ownScreens.has(path) || entryIdIn(path) !== undefined || orderNumberIn(path) !== undefined;

/** Under /customer, sign-in included; the content depends on the session (ROUTE-01). */
export const isCustomerPath = (path: string): boolean =>
  path === paths.customer || path.startsWith(`${paths.customer}/`);

const guestScreens: ReadonlySet<string> = new Set([
  paths.signIn,
  paths.forgotPassword,
  paths.createPassword,
  paths.orderLookup,
  paths.confirmDelivery,
]);

/** Needs a signed-in customer: a guest has to sign in first (ROUTE-01). */
export const isForCustomers = (path: string): boolean =>
  isCustomerPath(path.toLowerCase()) && !guestScreens.has(path);

/** The merchant's checkout on another site, and the path that leads there (ROUTE-06). */
export interface ExternalCheckout {
  readonly path: string;
  readonly address: string;
}

/** A path that stays on this host with any base. */
const ownPath = /^\/(?![/\\])[^\s]*$/;

/** Whether a configured checkout is allowed: it leaves the shop safely and does not lead back. */
export const isExternalCheckout = ({ path, address }: ExternalCheckout): boolean => {
  const isPathFree = ownPath.test(path) && !/[?#]/.test(path) && path !== paths.home && !isOwnScreen(path);
  if (!isPathFree) return false;
  if (ownPath.test(address)) {
    const { pathname } = new URL(address, 'https://shop.invalid');
    return ![paths.home, path].includes(pathname) && !isOwnScreen(ownFormOf(pathname));
  }
  const url = URL.canParse(address) ? new URL(address) : null;
  return (
    url !== null &&
    !/\s/.test(address) &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === ''
  );
};

/** Whether an address leads to the checkout on another site. */
export const leadsToExternal = (external: ExternalCheckout | null, pathname: string): boolean =>
  external !== null && (pathname === external.path || ownFormOf(pathname) === paths.checkout);

/** Magento's own names for pages in links and mails, and an order's path without a number. */
const otherNames: ReadonlyMap<string, string> = new Map([
  [paths.customer, paths.account],
  [paths.order, paths.orders],
  ['/customer/account/login', paths.signIn],
  ['/customer/account/create', paths.signIn],
]);

/** The canonical path of a shop address (case, slash, Magento's names); others are unchanged. */
export const ownFormOf = (path: string): string => {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  // order numbers are case-sensitive
  if (orderNumberIn(trimmed) !== undefined) return trimmed;
  const bare = trimmed.toLowerCase();
  const own = otherNames.get(bare) ?? [...ownScreens].find((screen) => screen.toLowerCase() === bare);
  return own ?? (entryIdIn(bare) === undefined ? path : bare);
};

export const privateFolders: readonly string[] = [
  '/customer',
  '/account',
  '/orders',
  '/address',
  '/forgotPassword',
  '/confirm-delivery',
];
export const privateScreens: ReadonlySet<string> = new Set([
  paths.cart,
  paths.checkout,
  paths.orderConfirmation,
  paths.signInAlias,
  paths.createAccount,
]);

/** Screens with personal content, which is never stored for a later visit (PWA-01). */
export const isPrivateScreen = (path: string): boolean =>
  privateScreens.has(path) ||
  privateFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Pages that show the merchant what content can look like; search engines skip them. */
const unlistedPages: readonly string[] = ['/style-guide'];

/** The robots directive of a page; null if there is none (BEY-14). */
export const robotsOf = (path: string): 'noindex' | 'noindex, follow' | null => {
  // results only repeat the product lists
  if (path === paths.searchResult) return 'noindex, follow';
  return isPrivateScreen(path) || unlistedPages.includes(path) ? 'noindex' : null;
};

/** Sign-in or registration. */
export const isSignInScreen = (path: string): boolean =>
  path === paths.signIn || path === paths.signInAlias || path === paths.createAccount;

/** Addresses whose query is personal or grants access: it is removed at once (TRK-04). */
export const hasPrivateQuery = (path: string, search: string): boolean =>
  search !== '' &&
  (path === paths.createAccount ||
    path === paths.createPassword ||
    path === paths.confirmDelivery ||
    // the instalment provider's parameters about an order
    (path === paths.checkout && new URLSearchParams(search).has('afterpay')));

/** State of a history entry. It cannot be cleared, so nothing personal is in it (BEY-08). */
export interface Arrival {
  /** The path wanted before the sign-in; always a path of this shop (ROUTE-01). */
  readonly from: string;
  /** The name under which a private query, or data from the previous page, is stored. */
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

/** Pages on the way to sign in; `address` may have a query. */
export const isSignInFlow = (address: string): boolean => {
  const path = ownFormOf(address.replace(/[?#].*$/s, ''));
  return isSignInScreen(path) || path === paths.forgotPassword || path === paths.createPassword;
};

export { contentImages, imageOf, imageWidths, swatchOf } from './image-addresses.ts';
export { publicScreens } from './public-screens.ts';
