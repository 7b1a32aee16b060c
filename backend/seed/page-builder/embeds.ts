/**
 * Page-builder maps and videos; both load from third-party servers, so a storefront asks for
 * consent first.
 */
import { cssOf, element, type Look } from './markup.ts';

export interface Place {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly address: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
  readonly comment: string;
}

export function map(places: readonly Place[], hasControls: boolean, look: Look & { height: string }): string {
  const locations = places.map((place, number) => ({
    location_name: place.name,
    position: { latitude: place.latitude, longitude: place.longitude },
    phone: place.phone,
    address: place.address,
    city: place.city,
    state: place.state,
    zipcode: place.postcode,
    country: place.country,
    comment: place.comment,
    record_id: number,
    initialize: true,
  }));
  return element(
    'div',
    {
      class: look.classes,
      'data-content-type': 'map',
      'data-appearance': 'default',
      'data-show-controls': String(hasControls),
      'data-locations': JSON.stringify(locations),
      'data-element': 'main',
    },
    { ...cssOf(look), height: look.height },
  );
}

export function video(src: string, title: string, maxWidth: string, look: Look = {}): string {
  const shown = { frameborder: '0', title, src, 'data-element': 'video' };
  const frame = src.endsWith('.mp4')
    ? element('video', { ...shown, controls: 'true' }, {})
    : element('iframe', { ...shown, allowfullscreen: '' }, {});
  const wrapper = element(
    'div',
    { class: 'pagebuilder-video-wrapper', 'data-element': 'wrapper' },
    cssOf(look.border ? { border: look.border } : {}),
    `<div class="pagebuilder-video-container">${frame}</div>`,
  );
  const inner = element(
    'div',
    { class: 'pagebuilder-video-inner', 'data-element': 'inner' },
    { 'max-width': maxWidth },
    wrapper,
  );
  return element(
    'div',
    {
      class: look.classes,
      'data-content-type': 'video',
      'data-appearance': 'default',
      'data-element': 'main',
    },
    cssOf({ ...(look.align ? { align: look.align } : {}), ...(look.margin ? { margin: look.margin } : {}) }),
    inner,
  );
}
