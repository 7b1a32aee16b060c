/**
 * Link previews and structured data in the HTML of a
 * page, for readers that run no scripts (BEY-14).
 */

import { structuredDataOf, organisationOf, type Absolute, type Described } from '#app/structured-data.ts';
import { toProductCard } from '#services/catalog/catalog.wire.ts';
import { toCategoryBreadcrumbs } from '#services/catalog/listing.wire.ts';
import { toMediaPath, toPath } from '#services/catalog/media.wire.ts';
import { toProductBreadcrumbs } from '#services/catalog/product.wire.ts';
import { imageOf, paths } from '#paths.ts';

export interface PagePreview {
  /** Empty if the backend names none. */
  readonly siteName: string;
  /** Empty if there is no picture. */
  readonly image: string;
  readonly described: Described | null;
}

const money = '{ final_price { value currency } }';

/** Fields queried in addition to title and description. */
export const previewFields = {
  category: ['image', 'breadcrumbs { category_name category_url_path }'],
  product: [
    'stock_status',
    'is_rental_product',
    'small_image { url label }',
    `price_range { minimum_price { regular_price { value currency } final_price { value currency } } maximum_price ${money} }`,
    'categories { name level url_path url_suffix breadcrumbs { category_name category_level category_url_path } }',
  ],
  cmsPage: [],
} as const;

type WireProduct = Parameters<typeof toProductCard>[0] & Parameters<typeof toProductBreadcrumbs>[0];
type WireCategory = Parameters<typeof toCategoryBreadcrumbs>[0] & {
  readonly name?: string | null;
  readonly image?: string | null;
  readonly url_path?: string | null;
};

const described = (
  kind: keyof typeof previewFields,
  page: unknown,
  metaDescription: string,
): Described | null => {
  if (kind === 'product') {
    const wire = page as WireProduct;
    const card = toProductCard(wire);
    const gallery = card.image.url === '' ? [] : [card.image];
    return { kind, product: { ...card, gallery, metaDescription, breadcrumbs: toProductBreadcrumbs(wire) } };
  }
  if (kind === 'cmsPage') return null;
  const wire = page as WireCategory;
  const path = toPath(wire.url_path, wire.url_suffix);
  if (!wire.name || path === null) return null;
  return { kind, category: { name: wire.name, path, breadcrumbs: toCategoryBreadcrumbs(wire) } };
};

const imageIn = (kind: keyof typeof previewFields, page: unknown, said: Described | null): string => {
  if (said?.kind === 'product') return said.product.gallery[0]?.url ?? '';
  return kind === 'category' ? toMediaPath((page as WireCategory).image) : '';
};

/** Builds the preview from what came; missing fields only make it smaller. */
export const previewOf = (
  kind: keyof typeof previewFields,
  page: unknown,
  siteName: string,
  description: string,
): PagePreview => {
  try {
    const said = described(kind, page, description);
    return { siteName, described: said, image: imageIn(kind, page, said) };
  } catch {
    return { siteName, described: null, image: '' };
  }
};

/** The width of large previews. */
const pictureWidth = 1280;

/** Used if the page has no picture. */
const ownPicture = '/icon-512.png';

export interface Previewed {
  readonly title: string;
  readonly description: string;
  /** The address of the page. */
  readonly address: string;
  readonly preview: PagePreview | undefined;
  readonly absolute: Absolute;
}

type Tag = readonly [attribute: 'property' | 'name', name: string, content: string];

export const previewTags = ({
  title,
  description,
  address,
  preview,
  absolute,
}: Previewed): readonly Tag[] => {
  const image = preview?.image ?? '';
  return [
    ['property', 'og:type', preview?.described?.kind === 'product' ? 'product' : 'website'],
    ['property', 'og:site_name', preview?.siteName ?? ''],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ['property', 'og:url', address],
    ['property', 'og:image', absolute(image === '' ? ownPicture : imageOf(image, pictureWidth))],
    ['name', 'twitter:card', image === '' ? 'summary' : 'summary_large_image'],
  ];
};

/** Structured data of the page; the home page also has the company's. */
export const thingsOf = (
  path: string,
  preview: PagePreview | undefined,
  absolute: Absolute,
): readonly object[] => [
  ...(preview?.described ? structuredDataOf(preview.described, absolute) : []),
  ...(path === paths.home && preview !== undefined && preview.siteName !== ''
    ? [organisationOf(preview.siteName, absolute)]
    : []),
];
