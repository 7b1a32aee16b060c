/** The dialog that lies over all else; the rest of the page is inert then, so what must stay within reach is put into it. */
import { useSyncExternalStore } from 'react';

const opened = new Set<HTMLDialogElement>();
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** To be told of each modal dialog as it opens; what comes back is to be called as it closes. */
export const coverPage = (dialog: HTMLDialogElement): (() => void) => {
  opened.add(dialog);
  tell();
  return () => {
    opened.delete(dialog);
    tell();
  };
};

const follow = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Null while the page is free. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    follow,
    () => [...opened].at(-1) ?? null,
    () => null,
  );
