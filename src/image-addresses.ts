/** Addresses and widths of images on the media path (§7 image URLs, §9). */

export const imageWidths = [40, 80, 160, 320, 640, 960, 1280, 1600, 2560] as const;

const isMedia = (url: string): boolean => url.startsWith('/media/');

/** An image in a width: webp if the browser accepts it, else progressive jpeg. */
export const imageOf = (url: string, width: number, height: number = width): string =>
  isMedia(url) ? `${url}?width=${width}&height=${height}&fit=bounds&quality=85&format=pjpg&auto=webp` : url;

/** A swatch is small and may be a drawing, so it is always png (§9, CAT-07). */
export const swatchOf = (url: string, width: number): string =>
  isMedia(url) ? `${url}?width=${width}&height=${width}&fit=bounds&quality=85&format=png&auto=webp` : url;

/** An image in merchant content, whose height follows from its width. */
const contentImageOf = (url: string, width: number): string =>
  isMedia(url) ? `${url}?width=${width}&quality=85&format=pjpg&auto=webp` : url;

export interface ContentSource {
  readonly media: string;
  readonly srcSet: string;
}

/** Narrower than the widest, which is the image's own address. */
const contentWidths = [640, 960, 1280, 1600] as const;

/**
 * Sources by viewport width, doubled on dense screens, without an intrinsic
 * width: some servers ignore the resize parameters, and browsers would trust the
 * width. `within`: only up to this viewport width, at most 800.
 */
const contentSourcesOf = (url: string, within = Infinity): readonly ContentSource[] => {
  if (!isMedia(url)) return within === Infinity ? [] : [{ media: `(max-width: ${within}px)`, srcSet: url }];
  const isEnough = (width: number): boolean => width / 2 >= within;
  const last = contentWidths.findIndex(isEnough);
  return contentWidths.slice(0, last < 0 ? undefined : last + 1).map((width) => ({
    media: `(max-width: ${Math.min(width / 2, within)}px), (max-width: ${Math.min(width, within)}px) and (max-resolution: 1.4dppx)`,
    srcSet: contentImageOf(url, width),
  }));
};

/** How pictures of merchant pages are addressed. */
export const contentImages = {
  imageOf: contentImageOf,
  imageWidths,
  sourcesOf: contentSourcesOf,
  widest: imageWidths[8],
} as const;
