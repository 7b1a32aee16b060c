/** Draws elements of content, and reads them as a shopper would. */

import { fireEvent, render, screen } from '@testing-library/react';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import { MemoryRouter } from 'react-router-dom';
import { mapTilesIn } from '#machines/domain/map-tiles.ts';
import { treeOf } from './content-nodes.ts';

export const show = (...nodes: readonly ContentNode[]) =>
  render(<ContentTree tree={treeOf(...nodes)} drawProduct={() => null} />, { wrapper: MemoryRouter });

/** With the tile server the page names. */
export const showMapped = (tiles: string, node: ContentNode) =>
  render(<ContentTree tree={treeOf(node)} drawProduct={() => null} mapTiles={mapTilesIn(tiles)} />);

export const linkTo = (name: string | RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

export const layer = () => document.querySelector<HTMLElement>('.layer');
export const selected = () => screen.getByRole('tab', { selected: true }).textContent;
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
