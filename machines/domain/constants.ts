/** The constants of §9 that several modules need. */

export const defaultLocale = 'en_AU';
export const defaultLanguage = 'en-AU';
export const defaultCountry = 'AU';
/** Used only where the server sends none. */
export const defaultCurrency = 'USD';
export const catalogPageSize = 6;
export const rootCategoryId = 2;
export const menuDepthLimit = 2;
/** Milliseconds. */
export const toastTimeout = 5000;
export const connectionToastTimeout = 3000;
export const unexpectedErrorTimeout = 15_000;
export const notificationTimeout = 5000;
/** Duration of a notification's closing animation. */
export const removalTime = 300;
/** Delay before the drop-down of the mega menu closes. */
export const clearHoverDelay = 100;
export const modalMotion = 200;
/** Default duration of a modal's closing animation. */
export const modalCloseTimeout = 0;
/** Seconds. */
export const routeLifetime = 3600;
export const tokenLifetime = 3600;

/** The word in the address of Where To Buy Water, unless the merchant has another (ROUTE-15). */
export const defaultResellersProduct = 'water';
