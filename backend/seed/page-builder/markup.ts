/** The ground of page-builder markup: elements, their attributes, and looks gathered into one style block (§2, §3 layout styling). */
import { createHash } from 'node:crypto';

export type Css = Readonly<Record<string, string | undefined>>;
export type Attributes = Readonly<Record<string, string | undefined>>;

export interface Border {
  readonly style: 'solid' | 'dashed' | 'dotted';
  readonly colour: string;
  readonly width: string;
  readonly radius?: string;
}

/** What the builder's advanced settings say about any element. */
export interface Look {
  readonly align?: 'left' | 'center' | 'right';
  readonly verticalAlign?: 'top' | 'middle' | 'bottom';
  readonly border?: Border;
  readonly padding?: string;
  readonly margin?: string;
  readonly minHeight?: string;
  readonly colour?: string;
  readonly classes?: string;
  readonly isHidden?: true;
}

/** Desktop and mobile picture behind an element, as paths beneath /media/. */
export interface Backdrop {
  readonly desktop: string;
  readonly mobile?: string;
}

/** A film behind an element, beneath a veil of colour; the fallback is a path beneath /media/wysiwyg/. */
export interface BackgroundFilm {
  readonly src: string;
  readonly fallback: string;
  readonly overlay: string;
  readonly isLooped: boolean;
}

const justified = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;

export function cssOf({
  align,
  verticalAlign,
  border,
  padding,
  margin,
  minHeight,
  colour,
  isHidden,
}: Look): Css {
  return {
    'text-align': align,
    'justify-content': verticalAlign && justified[verticalAlign],
    'background-color': colour,
    'border-style': border?.style,
    'border-color': border?.colour,
    'border-width': border?.width,
    'border-radius': border?.radius,
    'min-height': minHeight,
    padding,
    margin,
    display: isHidden && 'none',
  };
}

/** How a container lays out what is in it, and its picture behind it. */
export function containerCss(look: Look): Css {
  const { display, ...own } = cssOf(look);
  return {
    'justify-content': 'flex-start',
    display: display ?? 'flex',
    'flex-direction': 'column',
    'background-position': 'center center',
    'background-size': 'cover',
    'background-repeat': 'no-repeat',
    'background-attachment': 'scroll',
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
  };
}

function attributeText(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Becomes a data-pb-style when the page is put together. */
export function styled(css: Css): string | undefined {
  const written = Object.entries(css).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}:${value}`],
  );
  return written.length === 0 ? undefined : written.join(';');
}

const isVoid = new Set(['img', 'hr', 'br']);

export function element(tag: string, attributes: Attributes, css: Css, body = ''): string {
  const written = Object.entries({ ...attributes, 'data-pb-css': styled(css) })
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${attributeText(value)}"`]))
    .join('');
  return `<${tag}${written}>${isVoid.has(tag) ? '' : `${body}</${tag}>`}`;
}

/** The attribute a builder element carries its pictures in: JSON whose quotes are escaped, as Magento stores it. */
export function backdropAttribute(backdrop: Backdrop | undefined): string {
  if (!backdrop) return '{}';
  const { desktop, mobile } = backdrop;
  const images = {
    desktop_image: mediaPath(desktop),
    ...(mobile === undefined ? {} : { mobile_image: mediaPath(mobile) }),
  };
  return JSON.stringify(images).replaceAll('"', '\\"');
}

/** The veil over a film; none where it has no colour. */
export function filmVeil(film: BackgroundFilm | undefined): string {
  if (!film?.overlay) return '';
  const { overlay } = film;
  return element(
    'div',
    { class: 'video-overlay', 'data-video-overlay-color': overlay, 'data-element': 'video_overlay' },
    { 'background-color': overlay },
  );
}

/** How a film plays, in the builder's attributes; the same ones where there is none. */
export function filmAttributes(film: BackgroundFilm | undefined): Attributes {
  return {
    'data-background-type': film ? 'video' : 'image',
    'data-video-src': film?.src,
    'data-video-loop': String(film?.isLooped ?? true),
    'data-video-play-only-visible': 'true',
    'data-video-lazy-load': 'true',
    'data-video-fallback-src': film ? mediaPath(film.fallback) : '',
  };
}

export function mediaPath(file: string): string {
  return `/media/wysiwyg/${file}`;
}

/** Seven capitals and digits, other ones in every page and block, so that one can stand inside the other. */
function styleName(scope: string, place: number): string {
  const hash = createHash('sha256').update(`${scope} ${place}`).digest().readUIntBE(0, 6);
  return `P${hash.toString(36).toUpperCase().padStart(6, '0').slice(-6)}`;
}

/** Puts a page or block together: one style block, then the elements that point into it. */
export function pageBuilder(scope: string, parts: readonly string[]): string {
  const names = new Map<string, string[]>();
  let place = 0;
  const body = parts.join('').replace(/data-pb-css="([^"]*)"/g, (_, css: string) => {
    const name = styleName(scope, place++);
    names.set(css, [...(names.get(css) ?? []), name]);
    return `data-pb-style="${name}"`;
  });
  const rules = [...names].map(
    ([css, own]) => `${own.map((name) => `#html-body [data-pb-style=${name}]`).join(',')}{${css}}`,
  );
  return rules.length === 0 ? body : `<style>${rules.join('')}</style>${body}`;
}
