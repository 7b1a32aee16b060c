/** Writes a chart as a Mermaid state diagram, which GitHub draws by itself. */

import { statesIn, type Branch, type ChartState, type Row } from './chart.ts';

const idOf = (path: string, root: ChartState): string =>
  path === '' ? root.name : `${root.name}_${path.replaceAll('.', '_')}`;

const anywhereIn = (path: string, root: ChartState): string => `${idOf(path, root)}_anywhere`;

const doingOf = ({ guard, actions }: Branch): string => {
  const condition = guard === '' ? '' : ` [${guard}]`;
  return `${condition}${actions.length === 0 ? '' : ` / ${actions.join(', ')}`}`;
};

const isWithin = (path: string, outer: string): boolean =>
  outer === '' || path === outer || path.startsWith(`${outer}.`);

const withElse = (branch: Branch, index: number): Branch =>
  index > 0 && branch.guard === '' ? { ...branch, guard: 'else' } : branch;

/** Mermaid draws no arrow to a state around, nor between regions: the note names the target. */
const isDrawn = (target: string, { path }: ChartState, root: ChartState): boolean =>
  target === path
    ? path !== ''
    : !isWithin(path, target) &&
      (root.kind !== 'parallel' || (path !== '' && target.split('.')[0] === path.split('.')[0]));

const sourceOf = (state: ChartState, root: ChartState): string =>
  state.states.length === 0 ? idOf(state.path, root) : anywhereIn(state.path, root);

const arrowsOf = (state: ChartState, root: ChartState): readonly string[] =>
  state.rows.flatMap(({ event, branches }) =>
    branches
      .map(withElse)
      .flatMap((branch) =>
        branch.targets
          .filter((target) => isDrawn(target, state, root))
          .map((target) => `${sourceOf(state, root)} --> ${idOf(target, root)} : ${event}${doingOf(branch)}`),
      ),
  );

const rowNotes = ({ event, branches }: Row, state: ChartState, root: ChartState): readonly string[] =>
  branches
    .map(withElse)
    .filter(({ targets }) => !targets.some((target) => isDrawn(target, state, root)))
    .map((branch) => {
      const { targets, actions, guard, description } = branch;
      const arrow = targets.length === 0 ? '' : ` → ${targets.join(', ') || root.name}`;
      const nothing = targets.length === 0 && actions.length === 0 ? ' / nothing' : '';
      return `${event}${guard === '' ? '' : ` [${guard}]`}${arrow}${doingOf({ ...branch, guard: '' })}${nothing}${description === '' ? '' : ` (${description})`}`;
    });

const notesOf = (state: ChartState, root: ChartState): readonly string[] => {
  const { description, invokes, entry, exit, ignored, rows } = state;
  const list = (label: string, parts: readonly string[]): readonly string[] =>
    parts.length === 0 ? [] : [`${label} ${parts.join(', ')}`];
  return [
    ...(description === '' ? [] : [description]),
    ...list(
      'runs',
      invokes.map(({ id }) => id),
    ),
    ...list('on entry', entry),
    ...list('on exit', exit),
    ...list('ignores', ignored),
    ...rows.flatMap((row) => rowNotes(row, state, root)),
  ];
};

const noteLines = (state: ChartState, root: ChartState, indent: string): readonly string[] => {
  const notes = notesOf(state, root);
  const at =
    state.path === '' || state.states.length === 0 ? idOf(state.path, root) : anywhereIn(state.path, root);
  return notes.length === 0
    ? []
    : [`${indent}note right of ${at}`, ...notes.map((note) => `${indent}  ${note}`), `${indent}end note`];
};

const isNeeded = (state: ChartState, root: ChartState): boolean =>
  arrowsOf(state, root).length > 0 || (state.path !== '' && notesOf(state, root).length > 0);

const linesOf = (state: ChartState, root: ChartState, indent: string): readonly string[] => {
  if (state.states.length === 0)
    return [`${indent}state "${state.name}" as ${idOf(state.path, root)}`, ...noteLines(state, root, indent)];
  const inner = `${indent}  `;
  const first = state.states.find(({ isInitial }) => isInitial);
  const isHeld = isNeeded(state, root);
  return [
    `${indent}state "${state.name}" as ${idOf(state.path, root)} {`,
    ...(first === undefined ? [] : [`${inner}[*] --> ${idOf(first.path, root)}`]),
    ...(isHeld ? [`${inner}state "anywhere in ${state.name}" as ${anywhereIn(state.path, root)}`] : []),
    ...(isHeld && state.path !== '' ? noteLines(state, root, inner) : []),
    ...state.states.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${inner}--`] : []),
      ...linesOf(child, root, inner),
      ...(child.kind === 'final' ? [`${inner}${idOf(child.path, root)} --> [*]`] : []),
    ]),
    `${indent}}`,
  ];
};

export const mermaidOf = (root: ChartState): string =>
  [
    'stateDiagram-v2',
    '  direction LR',
    ...linesOf(root, root, '  '),
    ...(root.states.length > 0 ? noteLines(root, root, '  ') : []),
    ...statesIn(root).flatMap((state) => arrowsOf(state, root).map((arrow) => `  ${arrow}`)),
    '',
  ].join('\n');
