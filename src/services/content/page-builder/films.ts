/**
 * Films: files, and pages of two film services, whose addresses
 * are rebuilt from the film's id (§2 video, §9).
 */

import type { BackgroundVideo } from '#machines/domain/content-tree.ts';
import { isFilmFile } from '#machines/domain/film-files.ts';
import { isColour } from './style-values.ts';
import { toFile, toOwnFile } from './links.ts';

export interface Film {
  readonly source: string;
  readonly isFile: boolean;
}

const youtube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{6,20})(?:[?&#/]|$)/;
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{4,12})(?:[?&#/]|$)/;

/** The page of a film on a known service; null for any other. */
export const watchPageOf = (written: string | null | undefined): string | null => {
  const secure = (written ?? '').trim().replace(/^(?:http:)?\/\//, 'https://');
  const onYoutube = youtube.exec(secure)?.[1];
  if (onYoutube !== undefined) return `https://www.youtube.com/watch?v=${onYoutube}`;
  const onVimeo = vimeo.exec(secure)?.[1];
  return onVimeo === undefined ? null : `https://vimeo.com/${onVimeo}`;
};

/** The builder prefixes the address of a background film with its file type. */
const kind = /^(?:mp4|webm|ogv):(?=https?:|\/)/i;

export const filmAt = (written: string | null | undefined, origin: string): Film | null => {
  const bare = (written ?? '').trim().replace(kind, '');
  const secure = bare.replace(/^(?:http:)?\/\//, 'https://');
  const onYoutube = youtube.exec(secure)?.[1];
  if (onYoutube !== undefined)
    return { source: `https://www.youtube-nocookie.com/embed/${onYoutube}`, isFile: false };
  const onVimeo = vimeo.exec(secure)?.[1];
  if (onVimeo !== undefined) return { source: `https://player.vimeo.com/video/${onVimeo}`, isFile: false };
  const source = toFile(bare, origin);
  return isFilmFile(source.replace(/[?#].*$/, '')) ? { source, isFile: true } : null;
};

const unlessOff = (element: Element, name: string): boolean => element.getAttribute(name) !== 'false';

/** The film behind a row or banner; null leaves the picture. `veil` is the overlay. */
export const backgroundVideoOf = (
  element: Element | undefined,
  veil: Element | undefined,
  origin: string,
): BackgroundVideo | null => {
  if (element?.getAttribute('data-background-type') !== 'video') return null;
  const source = filmAt(element.getAttribute('data-video-src'), origin)?.source ?? '';
  const fallbackImage = toOwnFile(element.getAttribute('data-video-fallback-src'), origin);
  if (source === '' && fallbackImage === '') return null;
  const overlay = veil?.getAttribute('data-video-overlay-color') ?? '';
  return {
    source,
    fallbackImage,
    overlayColor: isColour(overlay) ? overlay : '',
    isLooped: unlessOff(element, 'data-video-loop'),
    isPlayedOnlyVisible: unlessOff(element, 'data-video-play-only-visible'),
    isLazy: unlessOff(element, 'data-video-lazy-load'),
  };
};
