/** Embed URL of a video, on the cookie-free host where there is one (§2 video). */

import { isFilmFile } from '#machines/domain/film-files.ts';

export interface FilmFrame {
  readonly src: string;
  /** Name of the provider. */
  readonly host: string;
}

const youTubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
]);
const vimeoHosts: ReadonlySet<string> = new Set(['vimeo.com', 'player.vimeo.com']);

/** Own files have a path only; the server has no origin to resolve it against. */
const ownOrigin = (): string =>
  typeof window === 'undefined' ? 'http://shop.invalid' : window.location.origin;

const urlOf = (source: string): URL | null => {
  try {
    return new URL(source, ownOrigin());
  } catch {
    return null;
  }
};

/** The security policy allows video files of the shop only. */
export const isOwnFile = (source: string): boolean => {
  const url = urlOf(source);
  return url?.origin === ownOrigin() && isFilmFile(url.pathname);
};

export const hostOf = (source: string): string => urlOf(source)?.hostname.replace(/^www\./, '') ?? '';

/** null for a host that the security policy blocks. */
export const filmFrameOf = (source: string, isMuted: boolean): FilmFrame | null => {
  const url = urlOf(source);
  if (url === null) return null;
  const host = hostOf(source);
  const last = url.pathname.split('/').findLast((part) => part !== '') ?? '';
  if (youTubeHosts.has(host)) {
    const id = url.searchParams.get('v') ?? last;
    const settings = new URLSearchParams({ autoplay: '1', rel: '0', ...(isMuted ? { mute: '1' } : {}) });
    return /^[\w-]{6,20}$/.test(id)
      ? { src: `https://www.youtube-nocookie.com/embed/${id}?${settings}`, host: 'YouTube' }
      : null;
  }
  if (vimeoHosts.has(host)) {
    const settings = new URLSearchParams({ autoplay: '1', dnt: '1', ...(isMuted ? { muted: '1' } : {}) });
    return /^\d+$/.test(last)
      ? { src: `https://player.vimeo.com/video/${last}?${settings}`, host: 'Vimeo' }
      : null;
  }
  return null;
};
