/** Draws elements of content, and asks of them what a shopper would. */

import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import { mapTilesIn } from '#machines/domain/map-tiles.ts';
import { treeOf } from './content-nodes.ts';

export const show = (...nodes: readonly ContentNode[]) =>
  render(<ContentTree tree={treeOf(...nodes)} drawProduct={() => null} />);

/** With a house that draws the ground of maps, as the page names it. */
export const showMapped = (said: string, node: ContentNode) =>
  render(<ContentTree tree={treeOf(node)} drawProduct={() => null} mapTiles={mapTilesIn(said)} />);

export const linkTo = (name: string | RegExp): string | null =>
  screen.getByRole('link', { name }).getAttribute('href');

export const layer = () => document.querySelector<HTMLElement>('.layer');
export const selected = () => screen.getByRole('tab', { selected: true }).textContent;
export const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

/** What the browser answers about the shopper's wish for stillness. */
export const answer = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isReduced && query.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
