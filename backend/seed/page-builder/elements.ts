/** Page-builder text, images, buttons and HTML code, in Magento's markup (§2 content types). */
import { cssOf, element, mediaPath, type Look } from './markup.ts';

function plain(type: string, look: Look, body: string, more = {}): string {
  return element(
    'div',
    {
      class: look.classes,
      'data-content-type': type,
      'data-appearance': 'default',
      ...more,
      'data-element': 'main',
    },
    cssOf(look),
    body,
  );
}

export function heading(level: 2 | 3 | 4, words: string, look: Look = {}): string {
  return element(
    `h${level}`,
    {
      class: look.classes,
      'data-content-type': 'heading',
      'data-appearance': 'default',
      'data-element': 'main',
    },
    cssOf(look),
    words,
  );
}

/** HTML of the rich-text editor. */
export function text(words: string, look: Look = {}): string {
  return plain('text', look, words);
}

/** HTML code is stored escaped, as Magento returns it. */
export function html(code: string, look: Look = {}): string {
  const escaped = code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return plain('html', look, escaped);
}

/** The content of a CMS block in place of the builder's block element. */
export function block(content: string, look: Look = {}): string {
  return plain('block', look, `<div class="widget block block-static-block">${content}</div>`);
}

export type LinkType = 'default' | 'page' | 'category' | 'product';

/** The builder's link type of an address. */
export function linkType(href: string): LinkType {
  if (!href.startsWith('/')) return 'default';
  return href.endsWith('.html') ? 'category' : 'page';
}

export interface Picture {
  readonly src: string;
  /** Shown on screens up to 768 px. */
  readonly mobile?: string;
  readonly alt: string;
  readonly caption?: string;
  readonly href?: string;
  readonly isNewTab?: boolean;
  readonly look?: Look;
}

export function image({ src, mobile, alt, caption, href, isNewTab, look = {} }: Picture): string {
  const fluid = { 'max-width': '100%', height: 'auto' };
  const shared = { alt, title: '' };
  const both = [
    element(
      'img',
      {
        class: 'pagebuilder-mobile-hidden',
        src: mediaPath(src),
        ...shared,
        'data-element': 'desktop_image',
      },
      fluid,
    ),
    element(
      'img',
      {
        class: 'pagebuilder-mobile-only',
        src: mediaPath(mobile ?? src),
        ...shared,
        'data-element': 'mobile_image',
      },
      fluid,
    ),
  ].join('');
  const linked =
    href === undefined
      ? both
      : element(
          'a',
          {
            href,
            target: isNewTab === true ? '_blank' : '',
            'data-link-type': linkType(href),
            title: '',
            'data-element': 'link',
          },
          {},
          both,
        );
  const told = caption === undefined ? '' : `<figcaption data-element="caption">${caption}</figcaption>`;
  return element(
    'figure',
    {
      class: look.classes,
      'data-content-type': 'image',
      'data-appearance': 'full-width',
      'data-element': 'main',
    },
    cssOf(look),
    linked + told,
  );
}

export interface Button {
  readonly label: string;
  readonly href: string;
  readonly kind?: 'primary' | 'secondary' | 'link';
  readonly isNewTab?: boolean;
}

export interface Buttons {
  readonly appearance?: 'inline' | 'stacked';
  readonly isSameWidth?: boolean;
  readonly look?: Look;
}

const stackedCss = { display: 'flex', 'flex-direction': 'column' };

export function buttons(options: Buttons, ...some: readonly Button[]): string {
  const { appearance = 'inline', isSameWidth = false, look = {} } = options;
  const items = some.map(({ label, href, kind = 'primary', isNewTab }) =>
    element(
      'div',
      { 'data-content-type': 'button-item', 'data-appearance': 'default', 'data-element': 'main' },
      { display: 'inline-block' },
      element(
        'a',
        {
          class: `pagebuilder-button-${kind}`,
          href,
          target: isNewTab === true ? '_blank' : '',
          'data-link-type': linkType(href),
          'data-element': 'link',
        },
        { 'text-align': 'center' },
        `<span data-element="link_text">${label}</span>`,
      ),
    ),
  );
  return element(
    'div',
    {
      class: look.classes,
      'data-content-type': 'buttons',
      'data-appearance': appearance,
      'data-same-width': String(isSameWidth),
      'data-element': 'main',
    },
    // without their own display they follow the row
    { ...cssOf(look), ...(appearance === 'stacked' && !look.isHidden ? stackedCss : {}) },
    items.join(''),
  );
}
