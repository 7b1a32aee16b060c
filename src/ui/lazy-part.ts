/** A component whose code is loaded when it is first drawn. */
import { createContext, createElement, lazy, use, useState, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

/** Called with the source file of each part that is drawn; null but on a server, which names the part's files in the page. */
export const DrawnPartsContext = createContext<((source: string) => void) | null>(null);

/** `prepare` fetches the code ahead: a part that is first drawn after that stands there at once. */
export type LazyPart<Props> = ComponentType<Props> & { readonly prepare: () => Promise<void> };

/** `source` is written by the server's build. */
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
    // React waits for what is lazy though it is here, and shows the skeleton for a third of a second
    const [Whole] = useState<ComponentType<Props>>(() => ready ?? Brought);
    return createElement(Whole, props);
  };
  return Object.assign(Drawn, { prepare: async () => void (await bring()) });
};
