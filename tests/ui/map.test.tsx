// @vitest-environment jsdom
/** The locations of a map: on tiles if the page names a server, and always as a list. */

import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MapLocation } from '#machines/domain/content-tree.ts';
import { geebung, map } from './content-nodes.ts';
import { showMapped } from './content-stage.tsx';

const penrose: MapLocation = {
  ...geebung,
  name: 'Depot Penrose',
  latitude: -36.91,
  longitude: 174.81,
  country: 'New Zealand',
  comment: '',
};

const elsewhere = 'https://tiles.maps.example/{z}/{x}/{y}.png © The mapmakers https://maps.example/copyright';

const sizeMaps = () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
};

const tiles = () =>
  [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')].map(({ src }) => new URL(src));

const askForMap = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  return screen.findByRole('region', { name: 'Map of the locations' });
};

const pinOf = (name: string) => screen.findByRole('button', { name });

test('a map of another site loads nothing before the shopper asks for it; the list stays [CONTENT-01]', async () => {
  sizeMaps();
  showMapped(elsewhere, map([geebung, penrose], { styleName: 'P4' }));
  expect(screen.getByText(/^The map comes from tiles\.maps\.example/)).toBeTruthy();
  expect(tiles()).toEqual([]);
  const ground = await askForMap();
  expect(document.activeElement).toBe(ground);
  await pinOf('Depot Penrose');
  expect(ground.closest('.P4')).not.toBeNull();
  expect(new Set(tiles().map(({ origin }) => origin))).toEqual(new Set(['https://tiles.maps.example']));
  expect(screen.getByRole('link', { name: '© The mapmakers' }).getAttribute('href')).toBe(
    'https://maps.example/copyright',
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Depot Geebung'),
    expect.stringContaining('Depot Penrose'),
  ]);
});

test('a map whose tiles fail is replaced by its list [CONTENT-01]', async () => {
  sizeMaps();
  showMapped(elsewhere, map([geebung]));
  await askForMap();
  await pinOf('Depot Geebung');
  for (const tile of document.querySelectorAll('img.leaflet-tile')) fireEvent.error(tile);
  await screen.findByText('The map cannot be shown at the moment.');
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toContain('Depot Geebung');
});
