/**
 * Rewrites links to Magento's own address ({{store url}}, product links)
 * in merchant HTML to paths of this shop (ROUTE-12, BEY-22).
 */

/** Base addresses in the store configuration. */
export const baseFields = [
  'base_url',
  'secure_base_url',
  'base_link_url',
  'secure_base_link_url',
  'base_media_url',
  'secure_base_media_url',
] as const;

type Said = Readonly<Partial<Record<(typeof baseFields)[number], unknown>>>;

interface Base {
  /** Host and path without scheme and trailing slash: http and https lead to the same shop. */
  readonly place: string;
  /** The path of this shop that replaces it. */
  readonly path: string;
}

const baseOf = (said: unknown, path: string): readonly Base[] => {
  if (typeof said !== 'string' || !URL.canParse(said)) return [];
  const { protocol, host, pathname } = new URL(said);
  return /^https?:$/.test(protocol) ? [{ place: (host + pathname).replace(/\/+$/, ''), path }] : [];
};

/** Longest first: the media folder is within the shop's address, or on a host of its own. */
export const basesOf = (said: Said | null): readonly Base[] =>
  baseFields
    .flatMap((field) => baseOf(said?.[field], field.includes('media') ? '/media/' : '/'))
    .filter(({ place }, at, all) => all.findIndex((other) => other.place === place) === at)
    .toSorted((one, other) => other.place.length - one.place.length);

const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * The start of an address in an attribute, in JSON within one,
 * or in a style. Running text stays as it is.
 */
const start = String.raw`(["'(=]|&quot;|&#34;)`;
const end = String.raw`(?=["'/?#)]|&quot;|&#34;|\\)`;

/** Removes all following slashes: two would name another host. */
export const withOwnLinks = (html: string, bases: readonly Base[]): string =>
  bases.reduce(
    (text, { place, path }) =>
      text.replace(
        new RegExp(`${start}\\s*https?://${literal(place)}${end}/*`, 'gi'),
        (_, before: string) => before + path,
      ),
    html,
  );
