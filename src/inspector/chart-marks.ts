/** Marks the active states and the last transition in a machine's chart. */

import type { StepMoment } from './wire.ts';

/** The frame and text of a state; the path is empty for the machine itself. */
export interface StateParts {
  readonly path: string;
  readonly frame: Element;
  readonly text: Element;
}

const titleOf = (group: Element): string => group.querySelector(':scope > title')?.textContent ?? '';

/** The chart lists all frames first and their texts last, in the same order. */
export const statesOf = (svg: Element): readonly StateParts[] => {
  const frames = svg.querySelectorAll('rect.card, rect.group, rect.rules');
  const texts = [...svg.querySelectorAll(':scope > g')].filter((group) => !titleOf(group).includes(' → '));
  return texts.flatMap((text, index) => {
    const frame = frames[index];
    return frame === undefined ? [] : [{ path: titleOf(text), frame, text }];
  });
};

const arrowsOf = (svg: Element, from: string, to: string): readonly Element[] =>
  [...svg.querySelectorAll(':scope > g')].filter((group) =>
    [`${from} → ${to}`, `${from} * → ${to}`].includes(titleOf(group)),
  );

/** Long names are split over several text elements. */
const eventsOf = (text: Element, event: string): readonly Element[] =>
  [...text.querySelectorAll('.event')].filter((piece) => {
    const written = piece.textContent;
    return written === event || (written.length > 4 && event.startsWith(written));
  });

export const hasStates = (svg: Element, active: readonly string[]): boolean => {
  const paths = statesOf(svg).map(({ path }) => path);
  return active.every((path) => paths.includes(path));
};

/** Marks the current states and removes the previous marks. */
export const markChart = (svg: Element, machine: string, step: StepMoment | null): void => {
  const states = statesOf(svg);
  const active = new Set(step?.seen.active);
  const entered = new Set(step?.taken.flatMap(({ to }) => to));
  for (const { path, frame, text } of states) {
    const isActive = active.has(path);
    frame.classList.toggle('active', isActive);
    frame.classList.toggle('entered', isActive && entered.has(path));
    text.classList.toggle('active', isActive);
  }
  for (const marked of svg.querySelectorAll('.taken')) marked.classList.remove('taken');
  for (const { from, to, event } of step?.taken ?? []) {
    for (const target of to)
      for (const arrow of arrowsOf(svg, from === '' ? machine : from, target)) arrow.classList.add('taken');
    const own = states.filter(
      ({ path, frame }) =>
        path === (from === '' ? machine : from) ||
        (frame.classList.contains('rules') && path === `anywhere in ${from.split('.').at(-1) || machine}`),
    );
    for (const { text } of own) for (const piece of eventsOf(text, event)) piece.classList.add('taken');
  }
};
