/** A component whose code is loaded when it is first drawn. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

const forever = new Promise<never>(() => undefined);

/** The loader answers nothing where the page is about to be loaded anew: until then it stays as it is. */
export const lazyPart = <Props>(
  load: () => Promise<Part<Props> | undefined>,
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => (await load()) ?? forever);
