/** A component whose code is loaded when it is first drawn. */
import { createContext, createElement, lazy, use, type ComponentType } from 'react';
import { loadPart } from './load-part.ts';

interface Part<Props> {
  readonly default: ComponentType<Props>;
}

/** Called with the source file of each part that is drawn; null but on a server, which names the part's files in the page. */
export const DrawnPartsContext = createContext<((source: string) => void) | null>(null);

/** `source` is written by the server's build. */
export const lazyPart = <Props extends object>(
  load: () => Promise<Part<Props> | undefined>,
  source?: string,
): ComponentType<Props> => {
  const Loaded = lazy(() => loadPart(load));
  if (source === undefined) return Loaded;
  const Drawn = (props: Props) => {
    use(DrawnPartsContext)?.(source);
    return createElement(Loaded, props);
  };
  return Drawn;
};
