/**
 * Parses an image URL into picture, size and format, or says why it is invalid (§7, §9, CAT-04,
 * CAT-07).
 */

export type Format = 'jpeg' | 'png' | 'webp';

/** `bounds` fits inside the box, `cover` fills it and may exceed it, `crop` fills it exactly. */
export type Fit = 'bounds' | 'cover' | 'crop';

export interface MediaRequest {
  /** Below /media/, such as `catalog/product/1/5/15-l-spring-water-bottle.jpg`. */
  readonly path: string;
  readonly width?: number;
  readonly height?: number;
  readonly fit: Fit;
  readonly format: Format;
  readonly quality: number;
  /** The URL contains a version, so the response never changes. */
  readonly isVersioned: boolean;
  /** The response depends on the Accept header. */
  readonly isNegotiated: boolean;
}

export type Reading =
  | { readonly kind: 'request'; readonly request: MediaRequest }
  | { readonly kind: 'refused'; readonly status: 400 | 404; readonly message: string };

export const largestSide = 2560;
const knownFolder =
  /^(?:catalog\/product|catalog\/category|attribute\/swatch|wysiwyg)(?:\/[a-z0-9_-](?:[a-z0-9_-]*[a-z0-9])?)*\/[a-z0-9][a-z0-9_-]*\.(?:jpg|png|webp)$/;
const formats: ReadonlyMap<string, Format> = new Map([
  ['pjpg', 'jpeg'],
  ['jpg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
]);
const densities: ReadonlyMap<string, number> = new Map([1, 1.5, 2, 3].map((each) => [String(each), each]));
const fits: readonly string[] = ['bounds', 'cover', 'crop'] satisfies Fit[];

export function readMediaRequest(url: URL, accept: string): Reading {
  const path = pathBeneathMedia(url);
  if (path === null) return refused(400, 'The address is not well formed.');
  if (!knownFolder.test(path)) return refused(404, 'There is no such image.');

  const query = url.searchParams;
  const width = side(query.get('width'));
  const height = side(query.get('height'));
  if (width === 'bad') return refused(400, `width must be a whole number from 1 to ${largestSide}.`);
  if (height === 'bad') return refused(400, `height must be a whole number from 1 to ${largestSide}.`);

  const density = densities.get(query.get('dpr') ?? '1');
  if (density === undefined) return refused(400, 'dpr must be 1, 1.5, 2 or 3.');

  const fit = query.get('fit') ?? 'bounds';
  if (!isFit(fit)) return refused(400, 'fit must be bounds, cover or crop.');

  const quality = whole(query.get('quality') ?? '85', 100);
  if (quality === null) return refused(400, 'quality must be a whole number from 1 to 100.');

  const asked = formats.get(query.get('format') ?? 'pjpg');
  if (asked === undefined) return refused(400, 'format must be pjpg, jpg, png or webp.');

  const auto = query.get('auto');
  if (auto !== null && auto !== 'webp') return refused(400, 'auto must be webp.');

  return {
    kind: 'request',
    request: {
      path,
      ...(width === undefined ? {} : { width: onScreen(width, density) }),
      ...(height === undefined ? {} : { height: onScreen(height, density) }),
      fit,
      quality,
      format: auto === 'webp' && takesWebp(accept) ? 'webp' : asked,
      isVersioned: query.has('v'),
      isNegotiated: auto === 'webp',
    },
  };
}

function pathBeneathMedia(url: URL): string | null {
  try {
    const path = decodeURIComponent(url.pathname);
    return path.startsWith('/media/') ? path.slice('/media/'.length) : null;
  } catch {
    return null;
  }
}

function side(text: string | null): number | undefined | 'bad' {
  return text === null ? undefined : (whole(text, largestSide) ?? 'bad');
}

/** Pixels on a screen with this density, up to the largest side. */
function onScreen(pixels: number, density: number): number {
  return Math.min(Math.round(pixels * density), largestSide);
}

function whole(text: string, most: number): number | null {
  const value = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
}

function isFit(text: string): text is Fit {
  return fits.includes(text);
}

/** Requires image/webp by name; a wildcard does not count. */
function takesWebp(accept: string): boolean {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase().split(';'))
    .some(
      ([type, ...rest]) => type === 'image/webp' && !rest.some((each) => /^\s*q=0(?:\.0*)?\s*$/.test(each)),
    );
}

function refused(status: 400 | 404, message: string): Reading {
  return { kind: 'refused', status, message };
}
