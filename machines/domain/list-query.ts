/**
 * The query of a product list – phrase, filters, sort, page – and its address (CAT-01, CAT-03,
 * BEY-13).
 */

/** The sort orders besides the shop's own. */
export const listSorts = ['name', 'name_desc', 'price', 'price_desc'] as const;
export type ListSort = (typeof listSorts)[number];

export interface ListFilter {
  /** The server's attribute code, or `price`. */
  readonly code: string;
  /** Any of these; for `price` one range such as `10_20` or `200_*`. */
  readonly values: readonly string[];
}

export interface ListQuery {
  /** The search phrase; empty for a category. */
  readonly phrase: string;
  /** Sorted by code, each with sorted values. */
  readonly filters: readonly ListFilter[];
  /** Null: the shop's own order. */
  readonly sort: ListSort | null;
  readonly page: number;
}

/** The first page of the unfiltered list. */
export const wholeList: ListQuery = { phrase: '', filters: [], sort: null, page: 1 };

export const priceCode = 'price';
export const phraseParameter = 'q';
export const sortParameter = 'sort';
const pageParameter = 'page';
const reserved: readonly string[] = [phraseParameter, sortParameter, pageParameter];

const codePattern = /^[a-z][a-z0-9_]{0,59}$/;

/** Campaign parameters in an address are tracking data, not filters. */
const campaignPattern = /^(?:utm_\w+|[a-z]*clid|[gw]braid|mc_[ce]id)$/;
const longestValue = 100;
/** Magento's limit. */
const longestPhrase = 128;

/** Unique and sorted. */
const ordered = (values: Iterable<string>): readonly string[] =>
  [...new Set(values)].toSorted((one, other) => (one < other ? -1 : Number(one > other)));

/** From this price up to but excluding the other, in currency units; null where open. */
export interface PriceRange {
  readonly from: number | null;
  readonly below: number | null;
}

const pricePattern = /^(\*|\d{1,7}(?:\.\d{1,4})?)_(\*|\d{1,7}(?:\.\d{1,4})?)$/;

const sideOf = (text: string): number | null => (text === '*' ? null : Number(text));

/** Reads Magento's price ranges: `10_20`, `9.95_14.5`, `*_100`, `200_*`. Null for other text. */
export const priceRangeIn = (text: string): PriceRange | null => {
  const [, from, below] = pricePattern.exec(text) ?? [];
  if (from === undefined || below === undefined) return null;
  const range = { from: sideOf(from), below: sideOf(below) };
  if (range.from === null || range.below === null) return range.from === range.below ? null : range;
  return range.from < range.below ? range : null;
};

const isValue = (code: string, value: string): boolean =>
  code === priceCode ? priceRangeIn(value) !== null : value !== '' && value.length <= longestValue;

const filterOf = (code: string, values: readonly string[]): readonly ListFilter[] => {
  const good = ordered(values).filter((value) => isValue(code, value));
  const kept = code === priceCode ? good.slice(0, 1) : good;
  return kept.length === 0 ? [] : [{ code, values: kept }];
};

export const phraseIn = (text: string): string =>
  [...text.trim().replaceAll(/\s+/g, ' ')].slice(0, longestPhrase).join('').trim();

/** A number with too many digits is not a page either. */
const pageIn = (text: string): number => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1);

/**
 * Reads the parameters of an address and ignores invalid ones. Only the server knows which filters
 * exist.
 */
export const listQueryFrom = (parameters: Iterable<readonly [name: string, value: string]>): ListQuery => {
  const all = [...parameters];
  const first = (name: string): string => all.find(([given]) => given === name)?.[1] ?? '';
  const codes = all
    .map(([name]) => name)
    .filter((name) => codePattern.test(name) && !reserved.includes(name) && !campaignPattern.test(name));
  return {
    phrase: phraseIn(first(phraseParameter)),
    filters: ordered(codes).flatMap((code) =>
      filterOf(
        code,
        all.filter(([name]) => name === code).map(([, value]) => value),
      ),
    ),
    sort: listSorts.find((sort) => sort === first(sortParameter)) ?? null,
    page: pageIn(first(pageParameter)),
  };
};

/** The parameters of the query, always in the same order. */
export const parametersOf = ({
  phrase,
  filters,
  sort,
  page,
}: ListQuery): readonly (readonly [string, string])[] => [
  ...(phrase === '' ? [] : [[phraseParameter, phrase] as const]),
  ...filters.flatMap(({ code, values }) => values.map((value) => [code, value] as const)),
  ...(sort === null ? [] : [[sortParameter, sort] as const]),
  ...(page === 1 ? [] : [[pageParameter, String(page)] as const]),
];

/** The query string: `?brand=21&page=2`, or empty for the whole list. */
export const listText = (query: ListQuery): string => {
  const text = parametersOf(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`)
    .join('&');
  return text === '' ? '' : `?${text}`;
};

export const turnedTo = (query: ListQuery, page: number): ListQuery => ({ ...query, page });

/** The chosen values of a filter. */
export const chosenOf = (query: ListQuery, code: string): readonly string[] =>
  query.filters.find((filter) => filter.code === code)?.values ?? [];

/** The query without this filter, or without one of its values; starts at the first page. */
export const without = (query: ListQuery, code: string, value?: string): ListQuery => ({
  ...query,
  page: 1,
  filters: query.filters.flatMap((filter) => {
    if (filter.code !== code) return [filter];
    return value === undefined
      ? []
      : filterOf(
          code,
          filter.values.filter((other) => other !== value),
        );
  }),
});

export const withoutFilters = (query: ListQuery): ListQuery => ({ ...query, page: 1, filters: [] });

export interface Narrowing {
  readonly code: string;
  readonly options: readonly { readonly value: string }[];
}

/** Keeps only filters that the list offers: others in the address are foreign or outdated. */
export const narrowedBy = (query: ListQuery, narrowings: readonly Narrowing[]): ListQuery => ({
  ...query,
  filters: query.filters.flatMap(({ code, values }) => {
    const options = narrowings.find((narrowing) => narrowing.code === code)?.options;
    if (options === undefined) return [];
    const isOffered = (value: string): boolean =>
      code === priceCode || options.some((option) => option.value === value);
    return filterOf(code, values.filter(isOffered));
  }),
});
