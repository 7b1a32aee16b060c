/** Component whose code loads on first render. */
import { createContext, createElement, lazy, use, useState, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

/** Server only: collects the source files of rendered parts, to preload them in the page. */
export const DrawnPartsContext = createContext<((source: string) => void) | null>(null);

/** `prepare` loads the code ahead, so that the first render is synchronous. */
export type LazyPart<Props> = ComponentType<Props> & { readonly prepare: () => Promise<void> };

/** `source` is added by the server build. */
export const lazyPart = <Props extends object>(
  load: () => Promise<Part<Props> | undefined>,
  source?: string,
): LazyPart<Props> => {
  let ready: ComponentType<Props> | null = null;
  const bring = async (): Promise<Part<Props>> => {
    const part = await loadPart(load);
    ready = part.default;
    return part;
  };
  const Brought = lazy(bring);
  const Drawn = (props: Props) => {
    const tell = use(DrawnPartsContext);
    if (source !== undefined) tell?.(source);
    // React.lazy suspends even for loaded code and shows the fallback for a third of a second
    const [Whole] = useState<ComponentType<Props>>(() => ready ?? Brought);
    return createElement(Whole, props);
  };
  return Object.assign(Drawn, { prepare: async () => void (await bring()) });
};
