/**
 * Picks the product with a url_key: Magento also returns its
 * grouped, bundle and configurable products (§7, BEY-22).
 */

/** The most products read for one url_key: the product and the sets that contain it. */
export const foundAtMost = 20;

interface Found {
  readonly url_key?: string | null;
  readonly kind?: string | null;
}

/** A variant without a page of its own is returned as its configurable product only. */
export function productOfKey<Wire extends Found>(
  items: readonly (Wire | null)[] | null | undefined,
  urlKey: string,
): Wire | null {
  const found = (items ?? []).filter((item) => item !== null);
  return (
    found.find((item) => item.url_key === urlKey) ??
    found.find((item) => item.kind === 'ConfigurableProduct') ??
    null
  );
}
