/** Decides which arrows run back to the left, so that a chart fits the width of a screen. */

import type { Arrow, Box } from './parts.ts';

export interface Prices {
  readonly pixel: number;
  /** The cost of an arrow that is not drawn. */
  readonly unseen: number;
}

interface Link {
  readonly from: number;
  readonly to: number;
  readonly arrow: string;
}

const holds = (box: Box, id: string): boolean => box.id === id || box.boxes.some((child) => holds(child, id));

/** Arrows between the boxes of one group, at any depth within them. */
const linksOf = (group: Box, arrows: readonly Arrow[]): readonly Link[] =>
  arrows.flatMap(({ id, from, to }) => {
    const [start, end] = [from, to].map((wanted) => group.boxes.findIndex((box) => holds(box, wanted)));
    return start === undefined || end === undefined || start < 0 || end < 0 || start === end
      ? []
      : [{ from: start, to: end, arrow: id }];
  });

/** The space between two columns. */
const channel = 56;
const most = 8;

/** Prefers arrows to the next column on the right and narrow charts. */
const judgeOf = (group: Box, links: readonly Link[], widths: readonly number[], prices: Prices) => {
  const { boxes } = group;
  const first = boxes.findIndex(({ state, isRules }) => state.isInitial && !isRules);
  const widthOf = (levels: readonly number[]): number => {
    const widest = new Map<number, number>();
    for (const [index, level] of levels.entries())
      widest.set(level, Math.max(widest.get(level) ?? 0, widths[index] ?? 0));
    return [...widest.values()].reduce((sum, width) => sum + width, (widest.size - 1) * channel);
  };
  const costOf = (levels: readonly number[]): number =>
    links.reduce(
      (sum, { from, to }) => {
        const step = (levels[to] ?? 0) - (levels[from] ?? 0);
        return step === 0 ? sum + prices.unseen : sum + (step > 0 ? step : 3 - step);
      },
      5 * (levels[first] ?? 0) + prices.pixel * widthOf(levels),
    );
  return { widthOf, costOf };
};

/** Moves one box at a time to a better column until none improves; starts from several orders. */
const settle = (count: number, costOf: (levels: readonly number[]) => number): readonly number[] => {
  let best: readonly number[] = [];
  for (let columns = 2; columns <= most; columns += 1)
    for (let offset = 0; offset < count; offset += 1) {
      let levels: readonly number[] = Array.from({ length: count }, (_, index) => (index + offset) % columns);
      for (let cost = Number.POSITIVE_INFINITY; costOf(levels) < cost;) {
        cost = costOf(levels);
        for (let index = 0; index < count; index += 1)
          for (let level = 0; level < most; level += 1) {
            const moved = levels.with(index, level);
            if (costOf(moved) < costOf(levels)) levels = moved;
          }
      }
      if (best.length === 0 || costOf(levels) < costOf(best)) best = levels;
    }
  return best;
};

/** Arrows between boxes of one column are not drawn: the target's name replaces them. */
export interface Ways {
  readonly backward: ReadonlySet<string>;
  readonly unseen: ReadonlySet<string>;
}

export const waysAt = (root: Box, arrows: readonly Arrow[], prices: Prices): Ways => {
  const backward = new Set<string>();
  const unseen = new Set<string>();
  const widthOf = (group: Box): number => {
    if (group.boxes.length === 0) return group.text.columnWidth;
    const widths = group.boxes.map(widthOf);
    const links = linksOf(group, arrows);
    const judge = judgeOf(group, links, widths, prices);
    const levels = settle(group.boxes.length, judge.costOf);
    for (const { from, to, arrow } of links) {
      const step = (levels[to] ?? 0) - (levels[from] ?? 0);
      if (step < 0) backward.add(arrow);
      if (step === 0) unseen.add(arrow);
    }
    return judge.widthOf(levels) + 32;
  };
  widthOf(root);
  return { backward, unseen };
};
