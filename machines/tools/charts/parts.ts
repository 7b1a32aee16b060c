/** Splits a chart into boxes with text, and arrows between them, before the layout. */

import {
  headLines,
  heightOfLines,
  lengthOfLine,
  letter,
  padding,
  rowsLines,
  ruled,
  topOfLine,
  type Line,
  type Names,
} from './card.ts';
import { statesIn, type ChartState, type Row } from './chart.ts';

/** The text of a box: one column, or several next to each other. */
export interface Text {
  readonly columns: readonly (readonly Line[])[];
  readonly columnWidth: number;
  readonly height: number;
}

export interface Box {
  /** A state's path; `path *` is for transitions of all states within it. */
  readonly id: string;
  readonly state: ChartState;
  readonly isRules: boolean;
  readonly text: Text;
  readonly boxes: readonly Box[];
}

export interface Arrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The y position of the line where the arrow starts, within its box. */
  readonly top: number;
  /** The nearest box that contains both ends. */
  readonly within: string;
}

export const rulesOf = (path: string): string => `${path} *`;
export const widthOf = (letters: number): number => Math.ceil(letters * letter) + 2 * padding;

const isWithin = (path: string, outer: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`);

const commonPath = (one: string, other: string): string => {
  const [parts, others] = [one.split('.'), other.split('.')];
  const end = parts.findIndex((part, index) => part !== others[index]);
  return (end === -1 ? parts : parts.slice(0, end)).join('.');
};

const outerOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/**
 * No arrow to the state itself, an enclosing state or another region: the text names the target.
 */
const isDrawn = (target: string, state: ChartState, root: ChartState): boolean => {
  if (isWithin(state.path, target)) return false;
  if (root.kind !== 'parallel') return true;
  return state.path !== '' && target.split('.')[0] === state.path.split('.')[0];
};

const leads = (row: Row, state: ChartState, root: ChartState): boolean =>
  row.branches.some(({ targets }) => targets.some((target) => isDrawn(target, state, root)));

const leastLetters = 14;

/** As wide as its longest line. */
const textOf = (lines: readonly Line[]): Text => ({
  columns: [lines],
  columnWidth: widthOf(Math.max(leastLetters, ...lines.map(lengthOfLine))),
  height: heightOfLines(lines) + 2 * padding,
});

/** Fills columns of similar height; a rule stays with the lines after it. */
const inColumns = (lines: readonly Line[], count: number): readonly (readonly Line[])[] => {
  const groups: Line[][] = [];
  for (const line of lines) {
    if (line.isRuled === true || groups.length === 0) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  const fill = (most: number): Line[][] => {
    const columns: Line[][] = [[]];
    for (const group of groups) {
      const last = columns.at(-1);
      if (last !== undefined && (last.length === 0 || last.length + group.length <= most))
        last.push(...group);
      else columns.push([...group]);
    }
    return columns;
  };
  for (let most = Math.ceil(lines.length / count); ; most += 1) {
    const columns = fill(most);
    if (columns.length <= count) return columns;
  }
};

export interface Measures {
  /** Characters in a line of a card. */
  readonly letters: number;
  readonly names: Names;
  /** The width of boxes in the previous layout, by id. */
  readonly widths: ReadonlyMap<string, number>;
}

const boxOf = (state: ChartState, root: ChartState, measures: Measures): Box => {
  const { letters, widths, names } = measures;
  const sheet = { columns: letters, names, own: state.path };
  const base = { id: state.path, state, isRules: false };
  if (state.states.length === 0 && state !== root) {
    const lines = [...headLines(state, letters), ...rowsLines(state.rows, sheet)];
    return { ...base, text: textOf(lines), boxes: [] };
  }
  const leading = state.rows.filter((row) => leads(row, state, root));
  const staying = rowsLines(
    state.rows.filter((row) => !leading.includes(row)),
    sheet,
  );
  const width = Math.max(widths.get(state.path) ?? 0, widthOf(letters));
  const count = Math.max(1, Math.floor((width + padding) / (widthOf(letters) + padding)));
  const wide = Math.floor((width - 2 * padding) / letter);
  const head = headLines(state, wide);
  const rules: readonly Box[] =
    leading.length === 0
      ? []
      : [
          {
            id: rulesOf(state.path),
            state,
            isRules: true,
            text: textOf([
              { words: [{ ink: 'label', text: `anywhere in ${state.name}` }], indent: 0, targets: [] },
              ...ruled(rowsLines(leading, sheet)),
            ]),
            boxes: [],
          },
        ];
  const columns = staying.length === 0 ? [] : inColumns(staying, count);
  const tallest = Math.max(0, ...columns.map(heightOfLines));
  return {
    ...base,
    text: {
      columns: [head, ...columns],
      columnWidth: widthOf(letters) + padding,
      height: heightOfLines(head) + tallest + 2 * padding,
    },
    boxes: [...rules, ...state.states.map((child) => boxOf(child, root, measures))],
  };
};

const endingsOf = (path: string): readonly string[] =>
  path.split('.').map((_, index, parts) => parts.slice(parts.length - 1 - index).join('.'));

/** The shortest end of a path that is unique. */
export const namesOf = (root: ChartState): Names => {
  const paths = statesIn(root).map(({ path }) => path);
  const endings = paths.flatMap(endingsOf);
  const isOwn = (ending: string): boolean => endings.indexOf(ending) === endings.lastIndexOf(ending);
  return new Map(paths.map((path) => [path, endingsOf(path).find(isOwn) ?? (path || root.name)]));
};

export const boxesOf = (root: ChartState, measures: Measures): Box => boxOf(root, root, measures);

export const boxesIn = (box: Box): readonly Box[] => [box, ...box.boxes.flatMap(boxesIn)];

export const arrowsOf = (root: Box): readonly Arrow[] => {
  let count = 0;
  return boxesIn(root).flatMap(({ id, state, isRules, boxes, text }) => {
    if (boxes.length > 0) return [];
    const own = isRules ? `${state.path}${state.path === '' ? '' : '.'}*` : state.path;
    const [lines = []] = text.columns;
    return lines.flatMap(({ targets }, index) =>
      targets
        .filter((target) => isDrawn(target, state, root.state))
        .map((to): Arrow => {
          count += 1;
          const within = commonPath(outerOf(own), outerOf(to));
          const top = padding + topOfLine(lines, index);
          return { id: `arrow ${count}`, from: id, to, top, within };
        }),
    );
  });
};
