/** Every address of the shop as a function (§2); those of its images are beside it. */

import { destinations } from '#machines/domain/place.ts';

export const paths = {
  ...destinations,
  checkout: '/checkout',
  search: '/search',
  /** What a search found; the words are in its query (ROUTE-03). */
  searchResult: '/catalogsearch/result',
  /** Answers as the sign-in page as well (ROUTE-01). */
  signInAlias: '/login',
  forgotPassword: '/customer/forgotPassword',
  createPassword: '/customer/account/createPassword',
  /** An order found without an account (BEY-12). */
  orderLookup: '/customer/order-lookup',
  /** Everything of the customer's own lies beneath it (ROUTE-01). */
  customer: '/customer',
  /** The account's overview (ROUTE-14). */
  account: '/customer/account',
  orders: '/customer/orders',
  newAddress: '/customer/address/new',
  /** The address of one order, without saying which. */
  order: '/customer/orders/id',
  /** Where the mail about a delivery leads (ROUTE-02). */
  confirmDelivery: '/customer/confirm-delivery',
  /** The quick-order pad. */
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
  /** The category that "Shop water" and an empty cart lead to. */
  water: '/water.html',
} as const;

/** Where To Buy Water: which word stands in its address is the merchant's (ROUTE-15). */
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

/** Those of them that there are. Whoever adds one is asked for its screen by AccountArea, and the menus offer it from then on; no menu leads to a page that is not there. */
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

/** One stored address, to be edited (§2). */
export const addressPath = (entryId: number): string => `${addressFolder}${entryId}`;

/** The stored address a path is about: null for a new one, undefined for any other page. */
export const entryIdIn = (path: string): number | null | undefined => {
  if (path === paths.newAddress) return null;
  const id = path.startsWith(addressFolder) ? path.slice(addressFolder.length) : '';
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
};

const orderFolder = `${paths.order}/`;

export const orderPattern = `${orderFolder}:number`;

/** One order, by the number that its owner knows (§2). */
export const orderPath = (number: string): string => orderFolder + encodeURIComponent(number);

/** The number of the order a path is about; undefined for any other page. */
export const orderNumberIn = (path: string): string | undefined => {
  const number = path.startsWith(orderFolder) ? path.slice(orderFolder.length) : '';
  return /^[\w.-]{1,50}$/.test(number) ? number : undefined;
};

const pageParameter = 'p';

/** A page of a list of the account; the first is the list's own address. */
export const pagePath = (listPath: string, page: number): string =>
  page === 1 ? listPath : `${listPath}?${new URLSearchParams({ [pageParameter]: String(page) })}`;

/** What an address says of the page of its list; null where nothing. */
export const pageTextIn = (search: string): string | null => new URLSearchParams(search).get(pageParameter);

const editParameter = 'edit';

/** A product's page with the choice of a line of the cart, to be changed (CART-03). */
export const editPath = (productPath: string, lineId: string): string =>
  `${productPath}?${new URLSearchParams({ [editParameter]: lineId })}`;

/** The line that an address is about; null for most. */
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

/** Screens the shop knows by itself; the server is never asked what they are. */
export const isOwnScreen = (path: string): boolean =>
  ownScreens.has(path) || entryIdIn(path) !== undefined || orderNumberIn(path) !== undefined;

/** Behind the sign-in: what stands there is said to whoever has signed in (ROUTE-01). */
export const isCustomerPath = (path: string): boolean =>
  path === paths.customer || path.startsWith(`${paths.customer}/`);

const guestScreens: ReadonlySet<string> = new Set([
  paths.signIn,
  paths.forgotPassword,
  paths.createPassword,
  paths.orderLookup,
  paths.confirmDelivery,
]);

/** Behind the sign-in: a guest has to sign in first (ROUTE-01). */
export const isForCustomers = (path: string): boolean =>
  isCustomerPath(path.toLowerCase()) && !guestScreens.has(path);

/** The merchant's checkout on another site, and the path that leads there (ROUTE-06). */
export interface ExternalCheckout {
  readonly path: string;
  readonly address: string;
}

/** Whatever the base, a path of this host stays on it. */
const ownPath = /^\/(?![/\\])[^\s]*$/;

/** Whether a configuration may be followed: it leaves the shop, over a safe connection, and does not come straight back. */
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

/** Whether an address is to lead to the checkout elsewhere. */
export const leadsToExternal = (external: ExternalCheckout | null, pathname: string): boolean =>
  external !== null && (pathname === external.path || ownFormOf(pathname) === paths.checkout);

/** What a Magento's own links and mails call them, and an order's address that names none. */
const otherNames: ReadonlyMap<string, string> = new Map([
  [paths.customer, paths.account],
  [paths.order, paths.orders],
  ['/customer/account/login', paths.signIn],
  ['/customer/account/create', paths.signIn],
]);

/** The one address of an own screen, of an order or of a stored address, for what differs by a slash at its end or by capitals, and for a Magento's name of it; every other path as it is. */
export const ownFormOf = (path: string): string => {
  const trimmed = path.replace(/(?<=.)\/+$/, '');
  // what is a capital in an order's number stays one
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

/** Screens that are somebody's own: nothing of them is ever kept for a later visit (PWA-01). */
export const isPrivateScreen = (path: string): boolean =>
  privateScreens.has(path) ||
  privateFolders.some((folder) => path === folder || path.startsWith(`${folder}/`));

/** Pages by which the merchant sees what content can look like: nothing to be found. */
const unlistedPages: readonly string[] = ['/style-guide'];

/** What search engines are asked to do with a page; null where they may do as they please (BEY-14). */
export const robotsOf = (path: string): 'noindex' | 'noindex, follow' | null => {
  // results only repeat what the shelves say
  if (path === paths.searchResult) return 'noindex, follow';
  return isPrivateScreen(path) || unlistedPages.includes(path) ? 'noindex' : null;
};

/** Where one signs in or registers. */
export const isSignInScreen = (path: string): boolean =>
  path === paths.signIn || path === paths.signInAlias || path === paths.createAccount;

/** Addresses whose query says something of a person, or opens their account: it leaves the address at once (TRK-04). */
export const hasPrivateQuery = (path: string, search: string): boolean =>
  search !== '' &&
  (path === paths.createAccount ||
    path === paths.createPassword ||
    path === paths.confirmDelivery ||
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
  const path = ownFormOf(address.replace(/[?#].*$/s, ''));
  return isSignInScreen(path) || path === paths.forgotPassword || path === paths.createPassword;
};

export { contentImages, imageOf, imageWidths, swatchOf } from './image-addresses.ts';
export { publicScreens } from './public-screens.ts';
