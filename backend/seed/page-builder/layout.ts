/** Page-builder rows, columns, tabs and dividers, in Magento's markup (§2 content types). */
import {
  backdropAttribute,
  containerCss,
  cssOf,
  element,
  filmAttributes,
  filmVeil,
  type BackgroundFilm,
  type Backdrop,
  type Css,
  type Look,
} from './markup.ts';

export interface Row {
  readonly appearance?: 'contained' | 'full-width' | 'full-bleed';
  /** No CSS rules of its own; its content brings classes. */
  readonly isUnstyled?: true;
  readonly look?: Look;
  readonly backdrop?: Backdrop;
  /** The speed of the picture relative to the page; absent: no parallax. */
  readonly parallax?: number;
  readonly video?: BackgroundFilm;
}

function rowAttributes({ backdrop, parallax, video }: Row) {
  return {
    'data-enable-parallax': parallax === undefined ? '0' : '1',
    'data-parallax-speed': String(parallax ?? 0.5),
    'data-background-images': backdropAttribute(backdrop),
    ...filmAttributes(video),
  };
}

export function row(options: Row, ...children: readonly string[]): string {
  const { appearance = 'contained', look = {}, video } = options;
  const kind = { 'data-content-type': 'row', 'data-appearance': appearance };
  const own = { class: look.classes, ...rowAttributes(options) };
  const css = options.isUnstyled ? {} : containerCss(look);
  const veil = filmVeil(video);
  const body = children.join('');
  if (appearance === 'contained') {
    const inner = element('div', { ...own, 'data-element': 'inner' }, css, veil + body);
    return element('div', { ...kind, 'data-element': 'main' }, {}, inner);
  }
  const main = { ...kind, ...own, 'data-element': 'main' };
  if (appearance === 'full-bleed') return element('div', main, css, veil + body);
  const inner = element('div', { class: 'row-full-width-inner', 'data-element': 'inner' }, {}, body);
  return element('div', main, css, veil + inner);
}

export interface Column {
  /** Columns out of twelve. */
  readonly span: number;
  readonly appearance?: 'full-height' | 'align-top' | 'align-center' | 'align-bottom';
  readonly look?: Look;
  readonly backdrop?: Backdrop;
}

const alignSelf = {
  'full-height': 'stretch',
  'align-top': 'flex-start',
  'align-center': 'center',
  'align-bottom': 'flex-end',
} as const;

export function column(options: Column, ...children: readonly string[]): string {
  const { span, appearance = 'full-height', look = {}, backdrop } = options;
  return element(
    'div',
    {
      class: look.classes ? `pagebuilder-column ${look.classes}` : 'pagebuilder-column',
      'data-content-type': 'column',
      'data-appearance': appearance,
      'data-background-images': backdropAttribute(backdrop),
      'data-element': 'main',
    },
    {
      ...containerCss(look),
      width: `${Number(((span / 12) * 100).toFixed(4))}%`,
      'align-self': alignSelf[appearance],
    },
    children.join(''),
  );
}

/** One line of columns on a twelve-column grid. */
export function columns(...some: readonly string[]): string {
  const line = element(
    'div',
    { class: 'pagebuilder-column-line', 'data-content-type': 'column-line', 'data-element': 'main' },
    { display: 'flex', width: '100%' },
    some.join(''),
  );
  return element(
    'div',
    {
      class: 'pagebuilder-column-group',
      'data-background-images': '{}',
      'data-content-type': 'column-group',
      'data-appearance': 'default',
      'data-grid-size': '12',
      'data-element': 'main',
    },
    { display: 'flex' },
    line,
  );
}

export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly look?: Look;
  readonly body: readonly string[];
}

export interface Tabs {
  readonly side: 'left' | 'center' | 'right';
  /** The tab that is open initially. */
  readonly active: number;
  /** Of the tab's content, so that the layout does not shift between tabs. */
  readonly minHeight?: string;
  readonly look?: Look;
}

export function tabs({ side, active, minHeight = '160px', look = {} }: Tabs, some: readonly Tab[]): string {
  const edge: Css = { 'border-width': '1px', 'border-radius': '8px' };
  const headers = some.map(({ id, name }) =>
    element(
      'li',
      { role: 'tab', class: 'tab-header', 'data-element': 'headers' },
      edge,
      `<a href="#${id}" class="tab-title"><span class="tab-title">${name}</span></a>`,
    ),
  );
  const items = some.map((tab) =>
    element(
      'div',
      {
        class: tab.look?.classes,
        'data-content-type': 'tab-item',
        'data-appearance': 'default',
        'data-tab-name': tab.name,
        'data-background-images': '{}',
        'data-element': 'main',
        id: tab.id,
      },
      containerCss({ padding: '24px', ...tab.look }),
      tab.body.join(''),
    ),
  );
  const navigation = element(
    'ul',
    { role: 'tablist', class: 'tabs-navigation', 'data-element': 'navigation' },
    { 'text-align': side },
    headers.join(''),
  );
  const content = element(
    'div',
    { class: 'tabs-content', 'data-element': 'content' },
    { ...edge, 'min-height': minHeight },
    items.join(''),
  );
  return element(
    'div',
    {
      class: look.classes ? `tab-align-${side} ${look.classes}` : `tab-align-${side}`,
      'data-content-type': 'tabs',
      'data-appearance': 'default',
      'data-active-tab': String(active),
      'data-element': 'main',
    },
    cssOf(look),
    navigation + content,
  );
}

export function divider(colour = '#d5dee6', width = '100%', thickness = '1px'): string {
  const line = element(
    'hr',
    { 'data-element': 'line' },
    { width, 'border-width': thickness, 'border-color': colour, display: 'inline-block' },
  );
  return element(
    'div',
    { 'data-content-type': 'divider', 'data-appearance': 'default', 'data-element': 'main' },
    { padding: '8px 0' },
    line,
  );
}
