/** Draws elements of content, and asks of them what a shopper would. */

import { fireEvent, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ContentTree } from '#features/content/page-builder/ContentTree.tsx';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import { treeOf } from './content-nodes.ts';

export const show = (...nodes: readonly ContentNode[]) =>
  render(<ContentTree tree={treeOf(...nodes)} drawProduct={() => null} />);

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
