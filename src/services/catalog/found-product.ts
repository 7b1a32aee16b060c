/** Picks the product a url_key names: Magento answers with its groups, bundles and configurable products as well (§7, BEY-22). */

/** So many products at most are read for one url_key: the product and the sets it is a part of. */
export const foundAtMost = 20;

interface Found {
  readonly url_key?: string | null;
  readonly kind?: string | null;
}

/** A variant without a page of its own is answered by its configurable product alone. */
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
