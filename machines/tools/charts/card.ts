/** The text of a state's card as lines: names and conditions unchanged, descriptions as notes. */

import type { Branch, ChartState, Row } from './chart.ts';

export type Ink =
  'title' | 'name' | 'kind' | 'note' | 'event' | 'guard' | 'target' | 'action' | 'label' | 'link';

export interface Word {
  readonly ink: Ink;
  readonly text: string;
  /** The machine whose picture the word links to. */
  readonly machine?: string;
  /** The path of the state it names. */
  readonly target?: string;
  /** The rest of a name that was too long for one line. */
  readonly isRest?: true;
}

export interface Line {
  readonly words: readonly Word[];
  readonly indent: number;
  /** Arrows to these states start here. */
  readonly targets: readonly string[];
  /** A thin rule above the line. */
  readonly isRuled?: true;
}

/** In pixels; names are in a monospaced font. */
export const letter = 7.83;
export const lineHeight = 17;
export const padding = 10;

/** The space before a word that is not the first of its line. */
export const spaceBefore = ({ isRest }: Word): string => (isRest === true ? '' : ' ');

const lengthOf = (words: readonly Word[]): number =>
  words.reduce((sum, word, index) => sum + word.text.length + (index > 0 ? spaceBefore(word).length : 0), 0);

/** In characters. */
export const lengthOfLine = ({ words, indent }: Line): number => indent + lengthOf(words);

const heightOf = ({ isRuled }: Line): number => (isRuled === true ? lineHeight + 6 : lineHeight);

export const heightOfLines = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + heightOf(line), 0);

/** The y position of a line, from the top of the text. */
export const topOfLine = (lines: readonly Line[], index: number): number =>
  heightOfLines(lines.slice(0, index + 1)) - lineHeight;

/** Breaks a name longer than a line after a dot, else before a capital letter. */
const broken = (word: Word, most: number): readonly Word[] => {
  if (word.text.length <= most) return [word];
  const start = word.text.slice(0, most);
  const cut = Math.max(start.lastIndexOf('.') + 1, 0) || start.search(/[A-Z][a-z]*$/);
  if (cut <= 0) return [word];
  const rest: Word = { ...word, text: word.text.slice(cut), isRest: true };
  return [{ ...word, text: word.text.slice(0, cut) }, ...broken(rest, most)];
};

/** Breaks words into lines of at most `columns` characters; lines after the first are indented. */
const flow = (words: readonly Word[], columns: number, indent: number, hanging: number): readonly Line[] => {
  const lines: { words: Word[]; indent: number }[] = [{ words: [], indent }];
  for (const word of words.flatMap((whole) => broken(whole, columns - hanging))) {
    const last = lines.at(-1);
    if (last === undefined) break;
    const isFull = last.words.length > 0 && last.indent + lengthOf([...last.words, word]) > columns;
    if (isFull) lines.push({ words: [word], indent: hanging });
    else last.words.push(word);
  }
  return lines.map((line) => ({ ...line, targets: [] }));
};

const wordsOf = (ink: Ink, text: string): readonly Word[] =>
  text.split(' ').map((word) => ({ ink, text: word }));

const commaWords = (ink: Ink, parts: readonly string[]): readonly Word[] =>
  parts.flatMap((part, index) => wordsOf(ink, index < parts.length - 1 ? `${part},` : part));

export const noteLines = (text: string, columns: number, indent: number): readonly Line[] =>
  text === '' ? [] : flow(wordsOf('note', text), columns, indent, indent);

/** The slash before the first action never ends a line. */
const slashed = (words: readonly Word[]): readonly Word[] =>
  words.map((word, index) => (index === 0 ? { ...word, text: `/ ${word.text}` } : word));

/** The names of states on other cards, by path. */
export type Names = ReadonlyMap<string, string>;

interface Sheet {
  readonly columns: number;
  readonly names: Names;
  /** The state of the card. */
  readonly own: string;
}

const targetWords = ({ targets, isReentered }: Branch, { names, own }: Sheet): readonly Word[] =>
  targets.map((path, index): Word => {
    const comma = index < targets.length - 1 ? ',' : '';
    if (path === own) return { ink: 'target', text: isReentered ? '↻ again' : '↻ here' };
    return { ink: 'target', text: `→ ${names.get(path) ?? path}${comma}`, target: path };
  });

const nothing: Word = { ink: 'kind', text: 'nothing' };

const branchLines = (
  branch: Branch,
  lead: readonly Word[],
  sheet: Sheet,
  indent: number,
): readonly Line[] => {
  const { columns } = sheet;
  const { guard, targets, actions, description } = branch;
  const condition = guard === '' ? [] : wordsOf('guard', `[${guard}]`);
  const doing = [
    ...targetWords(branch, sheet),
    ...(actions.length === 0 ? [] : slashed(commaWords('action', actions))),
  ];
  const first = [...lead, ...condition];
  const hanging = indent + 2;
  const isShort = guard === '' && first.length > 0 && indent + lengthOf([...first, ...doing]) <= columns;
  const before = first.length > 0 ? flow(first, columns, indent, hanging) : [];
  // a broken condition already uses the indent of the rest
  const inner = indent === 0 && before.length > 1 ? hanging + 2 : hanging;
  const lines =
    doing.length === 0
      ? flow([...first, nothing], columns, indent, hanging)
      : isShort
        ? flow([...first, ...doing], columns, indent, hanging)
        : [...before, ...flow(doing, columns, inner, inner + 2)];
  const at = lines.findIndex(({ words }) => words.some(({ ink }) => ink === 'target'));
  return [
    ...lines.map((line, index) => (index === at ? { ...line, targets } : line)),
    ...noteLines(description, columns, hanging),
  ];
};

const rowLines = (row: Row, sheet: Sheet): readonly Line[] => {
  const { event, branches } = row;
  const name = wordsOf('event', event);
  const [only] = branches;
  if (only !== undefined && branches.length === 1) return branchLines(only, name, sheet, 0);
  return [
    ...flow(name, sheet.columns, 0, 2),
    ...branches.flatMap((branch) => {
      const isElse = branch.guard === '' && branch === branches.at(-1);
      const lead: readonly Word[] = isElse ? wordsOf('guard', 'else') : [];
      return branchLines(branch, lead, sheet, 2);
    }),
  ];
};

/** The lines about the state itself, before its events. */
export const headLines = (state: ChartState, columns: number): readonly Line[] => {
  const { invokes, entry, exit, ignored, description, tags, kind } = state;
  const marks = [
    ...(kind === 'final' ? ['final'] : []),
    ...(kind === 'parallel' ? ['parallel'] : []),
    ...tags,
  ];
  const list = (label: string, parts: readonly Word[]): readonly Line[] =>
    parts.length === 0 ? [] : flow([{ ink: 'label', text: label }, ...parts], columns, 0, 2);
  const children = invokes.map(({ id, machine }, index): Word => {
    const comma = index < invokes.length - 1 ? ',' : '';
    return machine === null
      ? { ink: 'action', text: `${id}${comma}` }
      : { ink: 'link', text: `${id}${comma}`, machine };
  });
  return [
    ...flow(
      [
        { ink: state.path === '' ? 'title' : 'name', text: state.name },
        ...marks.map((text): Word => ({ ink: 'kind', text })),
      ],
      columns,
      0,
      0,
    ),
    ...noteLines(description, columns, 0),
    ...list('runs', children),
    ...list('on entry', commaWords('action', entry)),
    ...list('on exit', commaWords('action', exit)),
    ...list('ignores', commaWords('event', ignored)),
  ];
};

export const ruled = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line, index) => (index === 0 ? { ...line, isRuled: true } : line));

export const rowsLines = (rows: readonly Row[], sheet: Sheet): readonly Line[] =>
  rows.flatMap((row) => ruled(rowLines(row, sheet)));
