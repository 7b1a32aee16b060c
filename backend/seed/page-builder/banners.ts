/** Page-builder banners and sliders: picture, overlay, text and button in one link (§2). */
import { linkType } from './elements.ts';
import {
  backdropAttribute,
  cssOf,
  element,
  filmAttributes,
  filmVeil,
  type Backdrop,
  type BackgroundFilm,
  type Look,
} from './markup.ts';

export interface Banner {
  readonly appearance?: 'poster' | 'collage-left' | 'collage-centered' | 'collage-right';
  readonly backdrop?: Backdrop;
  readonly video?: BackgroundFilm;
  /** HTML. */
  readonly content: string;
  readonly href?: string;
  readonly isNewTab?: boolean;
  readonly button?: string;
  readonly buttonKind?: 'primary' | 'secondary' | 'link';
  readonly showButton?: 'always' | 'hover' | 'never';
  readonly overlay?: string;
  readonly showOverlay?: 'always' | 'hover' | 'never';
  readonly look?: Look;
}

function overlaid(kind: 'banner' | 'slide', options: Banner): string {
  const { appearance = 'poster', content, button, buttonKind = 'primary' } = options;
  const { showButton = button === undefined ? 'never' : 'always' } = options;
  const { overlay = '', showOverlay = overlay === '' ? 'never' : 'always', look = {} } = options;
  const isPoster = appearance === 'poster';
  const isShown = showButton === 'always';
  const pressed =
    button === undefined
      ? ''
      : element(
          'button',
          {
            type: 'button',
            class: `pagebuilder-${kind}-button pagebuilder-button-${buttonKind}`,
            'data-element': 'button',
          },
          { opacity: isShown ? '1' : '0', visibility: isShown ? 'visible' : 'hidden' },
          button,
        );
  const words = `<div class="pagebuilder-${isPoster ? 'poster' : 'collage'}-content"><div data-element="content">${content}</div>${pressed}</div>`;
  return element(
    'div',
    {
      class: isPoster ? 'pagebuilder-overlay pagebuilder-poster-overlay' : 'pagebuilder-overlay',
      'data-overlay-color': overlay,
      'data-element': 'overlay',
    },
    {
      'background-color': showOverlay === 'always' ? overlay : 'transparent',
      ...(isPoster ? { 'min-height': look.minHeight, padding: look.padding } : {}),
    },
    words,
  );
}

function posted(kind: 'banner' | 'slide', options: Banner, name?: string): string {
  const { appearance = 'poster', backdrop, href, isNewTab, look = {} } = options;
  const { button, showButton = button === undefined ? 'never' : 'always' } = options;
  const { overlay = '', showOverlay = overlay === '' ? 'never' : 'always' } = options;
  const { margin, isHidden, ...inner } = look;
  const { 'min-height': minHeight, padding, ...rest } = cssOf(inner);
  const wrapper = element(
    'div',
    {
      class: `pagebuilder-${kind}-wrapper`,
      'data-background-images': backdropAttribute(backdrop),
      ...filmAttributes(options.video),
      'data-element': 'wrapper',
    },
    {
      'background-position': 'center center',
      'background-size': 'cover',
      'background-repeat': 'no-repeat',
      'background-attachment': 'scroll',
      ...rest,
      ...(appearance === 'poster' ? {} : { 'min-height': minHeight, padding }),
    },
    filmVeil(options.video) + overlaid(kind, options),
  );
  const linked =
    href === undefined
      ? element('div', { 'data-element': 'empty_link' }, {}, wrapper)
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
          wrapper,
        );
  return element(
    'div',
    {
      class: look.classes,
      'data-content-type': kind,
      'data-slide-name': name,
      'data-appearance': appearance,
      'data-show-button': showButton,
      'data-show-overlay': showOverlay,
      'data-element': 'main',
    },
    cssOf({ ...(margin === undefined ? {} : { margin }), ...(isHidden ? { isHidden } : {}) }),
    linked,
  );
}

export function banner(options: Banner): string {
  return posted('banner', options);
}

export function slide(name: string, options: Banner): string {
  return posted('slide', options, name);
}

export interface Slider {
  /** Milliseconds; absent: no autoplay. */
  readonly autoplaySpeed?: number;
  readonly isFading?: boolean;
  readonly isInfinite?: boolean;
  readonly hasArrows?: boolean;
  readonly hasDots?: boolean;
  readonly look?: Look;
}

export function slider(options: Slider, ...slides: readonly string[]): string {
  const { autoplaySpeed, isFading = false, isInfinite = false, hasArrows = true, hasDots = true } = options;
  const { look = {} } = options;
  return element(
    'div',
    {
      class: look.classes ? `pagebuilder-slider ${look.classes}` : 'pagebuilder-slider',
      'data-content-type': 'slider',
      'data-appearance': 'default',
      'data-autoplay': String(autoplaySpeed !== undefined),
      'data-autoplay-speed': String(autoplaySpeed ?? 4000),
      'data-fade': String(isFading),
      'data-infinite-loop': String(isInfinite),
      'data-show-arrows': String(hasArrows),
      'data-show-dots': String(hasDots),
      'data-element': 'main',
    },
    cssOf(look),
    slides.join(''),
  );
}
