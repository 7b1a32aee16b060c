/** Reads banners and sliders (§2 banner, slide, slider options). */

import type { BannerNode, SliderOptions } from '#machines/domain/content-tree.ts';
import { backgroundVideoOf } from './films.ts';
import { linkIn } from './links.ts';
import { buttonTypeOf } from './pictures.ts';
import { isTrue, itemsOf, oneOf, partsOf, plainText, type Reader, type Reading } from './reading.ts';
import { isColour } from './style-values.ts';
import { styleNameOf, stylingOf } from './styling.ts';

const usualSpeed = 4000;

/** Milliseconds; a faster slider could not be read and would flash. */
const speedOf = (element: Element): number => {
  const said = Number(element.getAttribute('data-autoplay-speed'));
  return Number.isFinite(said) && said >= 500 && said <= 600_000 ? said : usualSpeed;
};

export const sliderOptionsOf = (element: Element): SliderOptions => ({
  hasAutoplay: isTrue(element, 'data-autoplay'),
  autoplaySpeed: speedOf(element),
  isInfinite: isTrue(element, 'data-infinite-loop'),
  hasArrows: isTrue(element, 'data-show-arrows'),
  // the builder's default
  hasDots: isTrue(element, 'data-show-dots') || !element.hasAttribute('data-show-dots'),
});

const showings = ['always', 'hover', 'never'] as const;

const readOverlaid = (type: BannerNode['type'], main: Element, key: string, reading: Reading): BannerNode => {
  const parts = partsOf(main);
  const wrapper = parts.get('wrapper') ?? parts.get('desktop_image');
  const overlay = parts.get('overlay');
  const button = parts.get('button');
  const colour = overlay?.getAttribute('data-overlay-color') ?? '';
  return {
    type,
    key,
    appearance: oneOf(
      ['poster', 'collage-left', 'collage-centered', 'collage-right'] as const,
      main.getAttribute('data-appearance'),
      'poster',
    ),
    ...stylingOf(main, reading, {
      dressed: wrapper,
      aligned: [wrapper],
    }),
    name: main.getAttribute('data-slide-name') ?? '',
    label: overlay?.getAttribute('aria-label')?.trim() ?? '',
    link: linkIn(parts.get('link'), reading.environment.origin),
    buttonText: plainText(button),
    buttonType: buttonTypeOf(button),
    showButton: oneOf(showings, main.getAttribute('data-show-button'), 'never'),
    showOverlay: oneOf(showings, main.getAttribute('data-show-overlay'), 'never'),
    overlayColor: isColour(colour) ? colour : '',
    video: backgroundVideoOf(wrapper, parts.get('video_overlay'), reading.environment.origin),
    wrapperStyleName: styleNameOf(wrapper, reading),
    overlayStyleName: styleNameOf(overlay, reading),
    contentStyleName: styleNameOf(parts.get('content'), reading),
    content: reading.htmlWithin(parts.get('content') ?? (button === undefined ? main : null)),
  };
};

export const readBanner: Reader = (main, key, reading) => readOverlaid('banner', main, key, reading);

export const readSlide: Reader = (main, key, reading) => readOverlaid('slide', main, key, reading);

export const readSlider: Reader = (main, key, reading) => ({
  type: 'slider',
  key,
  ...stylingOf(main, reading),
  slides: itemsOf(main, 'slide', (item, place) => readOverlaid('slide', item, `${key}.${place}`, reading)),
  options: { ...sliderOptionsOf(main), isFading: isTrue(main, 'data-fade') },
});
