/** The topmost modal dialog; content that must stay reachable is rendered inside it. */
import { useSyncExternalStore } from 'react';

const opened = new Set<HTMLDialogElement>();
const listeners = new Set<() => void>();

const tell = (): void => listeners.forEach((listener) => listener());

/** Registers an open modal dialog; the returned function unregisters it. */
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

/** null if no dialog is open. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    follow,
    () => [...opened].at(-1) ?? null,
    () => null,
  );
