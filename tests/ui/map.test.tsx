// @vitest-environment jsdom
/** The locations of a map, on tiles and as a list; the document’s head. */

import { fireEvent, screen, act, render } from '@testing-library/react';
import { expect, test, vi, afterEach, beforeEach } from 'vitest';
import type { MapLocation } from '#machines/domain/content-tree.ts';
import { geebung, map } from './content-nodes.ts';
import { showMapped } from './content-stage.tsx';
import { PageLanguage } from '#app/PageLanguage.tsx';
import type { Content } from '#machines/domain/subject.ts';
import { firstHeadMark } from '#ui/first-head.ts';
import { PageTitle } from '#ui/PageTitle.tsx';
import { openShop } from '../machines/fake-services.ts';
import { renderIn } from './stage.tsx';

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

const suffix = ' | Brightwater';

/** The head the server sends for this address. */
beforeEach(() => {
  window.history.replaceState(null, '', '/water.html');
  const mark = `${firstHeadMark}="/water.html"`;
  document.head.innerHTML = `<title>Water | Brightwater</title><meta name="description" content="The server's." ${mark}>
    <meta name="keywords" content="water" ${mark}><meta name="robots" content="noindex" ${mark}>
    <link rel="canonical" href="/water.html" ${mark}><meta name="theme-color" content="#fff">`;
});
afterEach(() => document.head.replaceChildren());

const inHead = (): readonly string[] =>
  [...document.head.children].map(
    (element) => element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent ?? '',
  );

test('the page’s head replaces the server’s; what only the server knows stays until the next page [CONTENT-03]', () => {
  const { rerender } = render(<PageTitle title="Water" suffix="" description="The page's." />);
  expect(inHead()).toEqual(['Water', 'water', '#fff', "The page's."]);
  rerender(<PageTitle title="Water" suffix={suffix} description="The page's." />);
  expect(inHead()).toEqual(['Water | Brightwater', 'water', '#fff', "The page's."]);
  window.history.replaceState(null, '', '/coolers.html');
  rerender(<PageTitle title="Coolers" suffix={suffix} />);
  expect(inHead()).toEqual(['Coolers | Brightwater', '#fff']);
});

test('the tab keeps its title while the next page loads [SHELL-13]', () => {
  const { rerender } = render(<PageTitle title="Cart" suffix={suffix} />);
  rerender(<p>Loading the page…</p>);
  expect([document.title, document.querySelectorAll('title').length]).toEqual(['Cart | Brightwater', 1]);
});

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? null;

test('a private page is not indexed, others are [ACC-02]', () => {
  // as in the browser, where React takes over what the server wrote
  const { rerender } = render(<PageTitle title="Sign in" suffix={suffix} isPrivate />, { hydrate: true });
  expect([document.title, robots()]).toEqual(['Sign in | Brightwater', 'noindex']);
  rerender(<PageTitle title="Water" suffix={suffix} />);
  expect([document.title, robots()]).toEqual(['Water | Brightwater', null]);
});

test('the document’s language is the locale of the store, once it is loaded [GEN-07]', async () => {
  const shop = openShop();
  shop.surprise('readContent', () => ({ kind: 'storeConfig', storeConfig: { locale: 'en_NZ' } }) as Content);
  renderIn(shop.actor, <PageLanguage />);
  expect(document.documentElement.lang).toBe('en-AU');
  await act(async () => {
    shop.actor.send({ type: 'shop.read', subjects: [{ kind: 'storeConfig' }] });
    await shop.quiet();
  });
  expect(document.documentElement.lang).toBe('en-NZ');
});
