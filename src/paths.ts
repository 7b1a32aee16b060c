/** Every address of the shop as a function, and the widths its images come in (§2, §9). */

export const paths = {
  home: '/',
  cart: '/cart',
  checkout: '/checkout',
  orderConfirmation: '/order-confirmation',
  search: '/search',
  contactUs: '/contact-us',
  /** The category that "Shop water" and an empty cart lead to. */
  water: '/water.html',
} as const;

/** The same list, another page of it; the first needs no number. */
export const pageOf = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`);

/** The page number an address asks for; anything that is none means the first. */
export const pageNumberIn = (search: string): number => {
  const given = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(given) && given >= 1 ? given : 1;
};

/** Screens the shop knows by itself; the server is never asked what they are. */
export const isOwnScreen = (path: string): boolean =>
  [paths.cart, paths.checkout, paths.orderConfirmation, paths.search].some((own) => own === path);

export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

/** An image of the media path in a width (§7 image URLs): webp where the browser takes it, else progressive jpeg. */
export const imageOf = (url: string, width: number, height: number = width): string =>
  url.startsWith('/media/')
    ? `${url}?width=${width}&height=${height}&fit=bounds&quality=85&format=pjpg&auto=webp`
    : url;
