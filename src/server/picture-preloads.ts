/**
 * Preload links for the pictures that content marks as the most important.
 * React writes such links for images, but not for `<picture>` (VIEW-01).
 */

import { readPieces, type Markup } from '#app/markup.ts';

const pictures = /<picture\b[^>]*>(.*?)<\/picture>/gs;
const tags = /<(source|img)\b([^>]*)>/g;

/** An attribute as written, still escaped. */
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const link = (media: string, tag: string): string => {
  const [set, sizes] = [attribute(tag, 'srcset'), attribute(tag, 'sizes')];
  const source = set === undefined ? `href="${attribute(tag, 'src') ?? ''}"` : `imagesrcset="${set}"`;
  const size = sizes === undefined ? '' : ` imagesizes="${sizes}"`;
  return `<link rel="preload" as="image" fetchpriority="high" media="${media}" ${source}${size}/>`;
};

/** Only for one image and one other source, told apart by a single media condition. */
const linksOf = (picture: string): string => {
  const [first, second, ...others] = [...picture.matchAll(tags)];
  const [source, image] = [first?.[2] ?? '', second?.[2] ?? ''];
  const media = attribute(source, 'media');
  const isPlain = first?.[1] === 'source' && second?.[1] === 'img' && others.length === 0;
  if (!isPlain || media === undefined || media.includes(',') || attribute(source, 'type') !== undefined)
    return '';
  if (attribute(image, 'fetchpriority') !== 'high') return '';
  return link(media, source) + link(`not all and ${media}`, image);
};

const linksIn = readPieces((html) =>
  [...html.matchAll(pictures)].map(([, picture = '']) => linksOf(picture)).join(''),
);

export const picturePreloads = (html: Markup): string => linksIn(html).join('');
