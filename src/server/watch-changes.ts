/** Changes of what public pages show, as the embedded backend tells of them: what is kept of it is dropped. */

export type WatchChanges = (changed: () => void) => void;

/** Another backend tells nothing: what is kept of it goes by age. */
export const watchNothing: WatchChanges = () => undefined;

export interface Changes {
  readonly watch: WatchChanges;
  /** Tells all who watch. */
  readonly tell: () => void;
}

export const createChanges = (): Changes => {
  const watching: (() => void)[] = [];
  return {
    watch: (changed) => void watching.push(changed),
    tell: () => watching.forEach((changed) => changed()),
  };
};
