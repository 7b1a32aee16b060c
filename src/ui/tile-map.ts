/** Leaflet map, loaded lazily; the wheel and one finger scroll the page, not the map (§2 map). */
import 'leaflet/dist/leaflet.css';
import { divIcon, featureGroup, map as createMap, marker, tileLayer, type Marker } from 'leaflet';
import { matchesMedia } from './use-media.ts';

export interface TileMapPlace {
  name: string;
  latitude: number;
  longitude: number;
  /** Popup content. */
  words: HTMLElement;
}

export interface TileMapOptions {
  /** Tile URL with {z}, {x} and {y}. */
  address: string;
  places: readonly TileMapPlace[];
  /** Shows zoom buttons. */
  hasControls: boolean;
  isStill: boolean;
  pinClass: string;
  /** Called if no tile loads. */
  onFail: () => void;
}

/** Zoom level of a single place (§9). */
const zoom = 8;

/** Largest zoom level when several places are fitted. */
const nearest = 15;

const pin =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 1C7.7 1 1 7.7 1 16c0 10.4 12.5 22.3 14 24.7.5.8 1.5.8 2 0C18.5 38.3 31 26.4 31 16 31 7.7 24.3 1 16 1Z"/><circle cx="16" cy="16" r="6"/></svg>';

/** Moves focus to the opened popup and back to its pin. */
const openFor = (one: Marker, words: HTMLElement): void => {
  words.tabIndex = -1;
  one.on('popupopen', () => words.focus({ preventScroll: true }));
  one.on('popupclose', () => {
    const { activeElement, body } = document;
    // the focused popup is gone or closing
    if (activeElement === body || words.contains(activeElement))
      one.getElement()?.focus({ preventScroll: true });
  });
  one.getElement()?.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    one.openPopup();
  });
};

/** Draws into an element with a height; returns the cleanup. */
export const drawTileMap = (element: HTMLElement, options: TileMapOptions): (() => void) => {
  const { address, places, hasControls, isStill, pinClass, onFail } = options;
  const drawn = createMap(element, {
    attributionControl: false,
    zoomControl: hasControls,
    scrollWheelZoom: false,
    // one finger scrolls the page, two move the map
    dragging: !matchesMedia('(pointer: coarse)'),
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  const pins = places.map(({ name, latitude, longitude, words }) =>
    marker([latitude, longitude], {
      title: name,
      icon: divIcon({
        className: pinClass,
        html: pin,
        iconSize: [32, 42],
        iconAnchor: [16, 41],
        popupAnchor: [0, -38],
      }),
    }).bindPopup(words, {
      minWidth: 200,
      maxWidth: 280,
      maxHeight: Math.max(120, element.clientHeight - 110),
      autoPanPadding: [12, 12],
    }),
  );
  const group = featureGroup(pins);
  const [first] = pins;
  if (pins.length === 1 && first !== undefined) drawn.setView(first.getLatLng(), zoom);
  else drawn.fitBounds(group.getBounds(), { padding: [40, 48], maxZoom: nearest });
  group.addTo(drawn);
  pins.forEach((one, place) => {
    one.getElement()?.setAttribute('aria-label', places[place]?.name ?? '');
    openFor(one, places[place]?.words ?? document.createElement('div'));
  });

  let hasGround = false;
  tileLayer(address, { detectRetina: false })
    .on('tileload', () => (hasGround = true))
    .on('load', () => {
      if (!hasGround) onFail();
    })
    .addTo(drawn);

  const close = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') drawn.closePopup();
  };
  element.addEventListener('keydown', close);
  return () => {
    element.removeEventListener('keydown', close);
    drawn.remove();
  };
};
