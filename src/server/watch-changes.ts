/** Notifies caches when the embedded backend changes public content. */

export type WatchChanges = (changed: () => void) => void;

/** Other backends report no changes, so caches expire by age. */
export const watchNothing: WatchChanges = () => undefined;

export interface Changes {
  readonly watch: WatchChanges;
  /** Notifies all watchers. */
  readonly tell: () => void;
}

export const createChanges = (): Changes => {
  const watching: (() => void)[] = [];
  return {
    watch: (changed) => void watching.push(changed),
    tell: () => watching.forEach((changed) => changed()),
  };
};
