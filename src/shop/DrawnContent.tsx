/** Provides the renderer of merchant content to all features (CONTENT-01). */

import { createContext, use, type ReactNode } from 'react';
import type { ContentTree } from '#machines/domain/content-tree.ts';
import { present } from '#machines/domain/present.ts';

export type DrawContent = (tree: ContentTree) => ReactNode;

const DrawingContext = createContext<DrawContent | null>(null);

export interface DrawingProviderProps {
  readonly draw: DrawContent;
  readonly children: ReactNode;
}

export const DrawingProvider = ({ draw, children }: DrawingProviderProps) => (
  <DrawingContext value={draw}>{children}</DrawingContext>
);

export interface DrawnContentProps {
  readonly tree: ContentTree;
}

export const DrawnContent = ({ tree }: DrawnContentProps) => present(use(DrawingContext), 'drawing')(tree);
