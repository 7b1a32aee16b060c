/** Arrow, Home and End keys of the mega menu (SHELL-03). */

import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

type Row = readonly HTMLElement[];

const rowOf = (within: Element, kind: 'top' | 'second'): Row => [
  ...within.querySelectorAll<HTMLElement>(`[data-menu="${kind}"]`),
];

const next = (row: Row, from: HTMLElement, by: number): HTMLElement | undefined =>
  row[(row.indexOf(from) + by + row.length) % row.length];

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

const ends = (row: Row, key: string): HTMLElement | undefined =>
  key === 'Home' ? row[0] : key === 'End' ? row.at(-1) : undefined;

const alongTop = (
  key: string,
  from: HTMLElement,
  top: Row,
  open: (section: number) => void,
): HTMLElement | undefined => {
  const { section } = from.dataset;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return next(top, from, steps[key] ?? 0);
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || section === undefined) return ends(top, key);
  // a hidden drop-down cannot receive focus
  flushSync(() => open(Number(section)));
  const second = rowOf(from.parentElement ?? from, 'second');
  return key === 'ArrowDown' ? second[0] : second.at(-1);
};

const within = (key: string, from: HTMLElement, top: Row): HTMLElement | undefined => {
  const entry = from.closest('[data-menu-entry]') ?? from;
  const second = rowOf(entry, 'second');
  if (key === 'ArrowDown' || key === 'ArrowUp') return next(second, from, steps[key] ?? 0);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return ends(second, key);
  // moves to the neighbour of this entry in the top row
  const own = rowOf(entry, 'top');
  const edge = key === 'ArrowRight' ? own.at(-1) : own[0];
  return edge && next(top, edge, steps[key] ?? 0);
};

export const moveFocus = (event: KeyboardEvent<HTMLElement>, open: (section: number) => void): void => {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const top = rowOf(currentTarget, 'top');
  const wanted =
    target.dataset['menu'] === 'top' ? alongTop(key, target, top, open) : within(key, target, top);
  if (wanted === undefined) return;
  event.preventDefault();
  wanted.focus();
};
