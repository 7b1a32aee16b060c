// @vitest-environment jsdom
/** The places of a map: on the ground of a tile server where one is named, and always as a list (CONTENT-01). */

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MapLocation } from '#machines/domain/content-tree.ts';
import { geebung, map } from './content-nodes.ts';
import { press, show, showMapped } from './content-stage.tsx';

const penrose: MapLocation = {
  ...geebung,
  name: 'Depot Penrose',
  latitude: -36.91,
  longitude: 174.81,
  country: 'New Zealand',
  comment: '',
};

const elsewhere = 'https://tiles.maps.example/{z}/{x}/{y}.png © The mapmakers https://maps.example/copyright';
const ours = '/tiles/{z}/{x}/{y}.png © The mapmakers';

const sizeMaps = () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
};

const squares = () =>
  [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(({ src }) => new URL(src));

/** Of each square its size, the first of its three numbers. */
const zooms = () => [...new Set(squares().map(({ pathname }) => pathname.split('/').at(-3)))];

const askForMap = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  return screen.findByRole('region', { name: 'Map of the locations' });
};

type Tell = (entries: readonly { isIntersecting: boolean }[]) => void;

const pinOf = (name: string) => screen.findByRole('button', { name });

test('CONTENT-01 without a tile server there is the list and nothing else', () => {
  show(map([geebung, penrose], { styleName: 'P4' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

test('CONTENT-01 another house is asked for nothing before the shopper asks for the map; the list stays', async () => {
  sizeMaps();
  showMapped(elsewhere, map([geebung, penrose], { styleName: 'P4' }));
  expect(screen.getByText(/^The map comes from tiles\.maps\.example/)).toBeTruthy();
  expect(squares()).toEqual([]);
  const ground = await askForMap();
  expect(document.activeElement).toBe(ground);
  await pinOf('Depot Penrose');
  expect(ground.closest('.P4')).not.toBeNull();
  expect(new Set(squares().map(({ origin }) => origin))).toEqual(new Set(['https://tiles.maps.example']));
  expect(screen.getByRole('link', { name: '© The mapmakers' }).getAttribute('href')).toBe(
    'https://maps.example/copyright',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Depot Geebung'),
    expect.stringContaining('Depot Penrose'),
  ]);
});

test('CONTENT-01 the shop’s own squares come by themselves once the map is seen, not before', async () => {
  sizeMaps();
  const heard: Tell[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Tell) {
        heard.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  showMapped(ours, map([geebung]));
  expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
  heard.forEach((tell) => tell([{ isIntersecting: true }]));
  await pinOf('Depot Geebung');
  expect(squares().every(({ pathname }) => pathname.startsWith('/tiles/'))).toBe(true);
  expect(screen.getByText('© The mapmakers')).toBeTruthy();
});

test('CONTENT-01 one place is shown at zoom 8; of several all are in sight', async () => {
  sizeMaps();
  const { unmount } = showMapped(elsewhere, map([geebung]));
  await askForMap();
  await pinOf('Depot Geebung');
  expect(zooms()).toEqual(['8']);
  unmount();
  showMapped(elsewhere, map([geebung, penrose]));
  await askForMap();
  await pinOf('Depot Geebung');
  expect(zooms()).toEqual(['5']);
});

test.each([true, false])('CONTENT-01 controls to come nearer: %s', async (hasControls) => {
  sizeMaps();
  showMapped(elsewhere, map([geebung], { hasControls }));
  await askForMap();
  await pinOf('Depot Geebung');
  expect(screen.queryByRole('button', { name: 'Zoom in' }) !== null).toBe(hasControls);
});

test('CONTENT-01 a pin by keyboard: it tells all of its place, takes the focus there and back', async () => {
  sizeMaps();
  showMapped(elsewhere, map([geebung, penrose]));
  const ground = await askForMap();
  (await pinOf('Depot Geebung')).focus();
  press(' ');
  const told = within(ground);
  for (const line of ['Depot Geebung', '4 Pump Street', 'Geebung QLD 4034', 'Australia', 'Gate 2'])
    expect(told.getByText(line)).toBeTruthy();
  expect(told.getByRole('link', { name: '(07) 5550 0110' }).getAttribute('href')).toBe('tel:0755500110');
  expect(told.getByRole('link', { name: /^Directions to Depot Geebung/ })).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('4 Pump Street');
  press('Escape');
  expect(document.activeElement).toBe(await pinOf('Depot Geebung'));
  await waitFor(() => expect(told.queryByText('4 Pump Street')).toBeNull());
});

test('CONTENT-01 where no square can be had the map gives way to its list', async () => {
  sizeMaps();
  showMapped(elsewhere, map([geebung]));
  await askForMap();
  await pinOf('Depot Geebung');
  for (const square of document.querySelectorAll('img.leaflet-tile')) fireEvent.error(square);
  await screen.findByText('The map cannot be shown at the moment.');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('Depot Geebung');
});
