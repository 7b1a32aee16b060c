/** The figures of §9 that more than one room needs. */

export const defaultLocale = 'en_AU';
export const defaultLanguage = 'en-AU';
export const defaultCountry = 'AU';
/** Only where the server names none. */
export const defaultCurrency = 'USD';
export const catalogPageSize = 6;
export const rootCategoryId = 2;
export const menuDepthLimit = 2;
/** Milliseconds. */
export const toastTimeout = 5000;
export const connectionToastTimeout = 3000;
export const unexpectedErrorTimeout = 15_000;
export const notificationTimeout = 5000;
/** For as long a notification is seen to go. */
export const removalTime = 300;
/** The drop-down of the mega menu outlives the mouse by so much. */
export const clearHoverDelay = 100;
export const modalMotion = 200;
/** For as long a modal is seen to close, where it does not say so itself. */
export const modalCloseTimeout = 0;
/** Seconds. */
export const routeLifetime = 3600;
export const tokenLifetime = 3600;

/** The word in the address of Where To Buy Water, where the merchant names none (ROUTE-15). */
export const defaultResellersProduct = 'water';
