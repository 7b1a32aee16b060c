/** Reads films and maps, which show content of another site (§2 map widget, §9). */

import type { MapLocation } from '#machines/domain/content-tree.ts';
import { embeddedJson, fieldOf, textOf } from './embedded-json.ts';
import { filmAt } from './films.ts';
import { partsOf, type Reader } from './reading.ts';
import { styleNameOf, stylingOf } from './styling.ts';

const isOn = (film: Element, attribute: string, parameter: RegExp): boolean =>
  (film.hasAttribute(attribute) && film.getAttribute(attribute) !== 'false') ||
  parameter.test(film.getAttribute('src') ?? '');

export const readVideo: Reader = (main, key, reading) => {
  const parts = partsOf(main);
  const shown = parts.get('video');
  const film = filmAt(shown?.getAttribute('src'), reading.environment.origin);
  if (shown === undefined || film === null) return null;
  return {
    type: 'video',
    key,
    ...stylingOf(main, reading),
    ...film,
    title: shown.getAttribute('title') ?? '',
    hasAutoplay: isOn(shown, 'autoplay', /[?&]autoplay=1\b/),
    isMuted: isOn(shown, 'muted', /[?&]mute[d]?=1\b/),
    innerStyleName: styleNameOf(parts.get('inner'), reading),
    wrapperStyleName: styleNameOf(parts.get('wrapper'), reading),
  };
};

const degreesIn = (position: unknown, name: string, most: number): number | null => {
  const written = textOf(position, name);
  const degrees = written === '' ? Number.NaN : Number(written);
  return Math.abs(degrees) <= most ? degrees : null;
};

const toLocation = (place: unknown): readonly MapLocation[] => {
  const position = fieldOf(place, 'position');
  const latitude = degreesIn(position, 'latitude', 90);
  const longitude = degreesIn(position, 'longitude', 180);
  if (latitude === null || longitude === null) return [];
  return [
    {
      name: textOf(place, 'location_name'),
      latitude,
      longitude,
      phone: textOf(place, 'phone'),
      address: textOf(place, 'address'),
      city: textOf(place, 'city'),
      state: textOf(place, 'state'),
      postcode: textOf(place, 'zipcode'),
      country: textOf(place, 'country'),
      comment: textOf(place, 'comment'),
    },
  ];
};

/** Leaves out places without coordinates. */
export const readMap: Reader = (main, key, reading) => {
  const places = embeddedJson(main.getAttribute('data-locations'));
  return {
    type: 'map',
    key,
    ...stylingOf(main, reading),
    locations: Array.isArray(places) ? places.slice(0, 500).flatMap(toLocation) : [],
    hasControls: main.getAttribute('data-show-controls') !== 'false',
  };
};
