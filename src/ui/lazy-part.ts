/** A component whose code is loaded when it is first drawn. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadPart } from './load-part.ts';

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

export const lazyPart = <Props>(
  load: () => Promise<Part<Props> | undefined>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => loadPart(load));
