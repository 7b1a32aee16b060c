/**
 * Base of page-builder markup: elements, attributes, and styles collected into one style block (§2,
 * §3 layout styling).
 */
import { createHash } from 'node:crypto';

export type Css = Readonly<Record<string, string | undefined>>;
export type Attributes = Readonly<Record<string, string | undefined>>;

export interface Border {
  readonly style: 'solid' | 'dashed' | 'dotted';
  readonly colour: string;
  readonly width: string;
  readonly radius?: string;
}

/** The builder's advanced settings of an element. */
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

/** Desktop and mobile background picture, as paths below /media/. */
export interface Backdrop {
  readonly desktop: string;
  readonly mobile?: string;
}

/** A background film with a colour overlay; the fallback is a path below /media/wysiwyg/. */
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

/** The layout and background picture of a container. */
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

/** Becomes a data-pb-style when the page is assembled. */
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

/** The attribute with an element's pictures: JSON with escaped quotes, as Magento stores it. */
export function backdropAttribute(backdrop: Backdrop | undefined): string {
  if (!backdrop) return '{}';
  const { desktop, mobile } = backdrop;
  const images = {
    desktop_image: mediaPath(desktop),
    ...(mobile === undefined ? {} : { mobile_image: mediaPath(mobile) }),
  };
  return JSON.stringify(images).replaceAll('"', '\\"');
}

/** The overlay of a film; none without a colour. */
export function filmVeil(film: BackgroundFilm | undefined): string {
  if (!film?.overlay) return '';
  const { overlay } = film;
  return element(
    'div',
    { class: 'video-overlay', 'data-video-overlay-color': overlay, 'data-element': 'video_overlay' },
    { 'background-color': overlay },
  );
}

/** The builder's attributes of a background film; without one the defaults. */
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

/**
 * Seven capitals and digits, unique per page and block, so that a block can be embedded in a page.
 */
function styleName(scope: string, place: number): string {
  const hash = createHash('sha256').update(`${scope} ${place}`).digest().readUIntBE(0, 6);
  return `P${hash.toString(36).toUpperCase().padStart(6, '0').slice(-6)}`;
}

/** Assembles a page or block: one style block, then the elements that refer to it. */
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
