/** Writes a chart as a Mermaid state diagram, which GitHub renders. */

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

/** Mermaid draws no arrow to an enclosing state or between regions: the note names the target. */
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

const listed = (label: string, parts: readonly string[]): readonly string[] =>
  parts.length === 0 ? [] : [`${label} ${parts.join(', ')}`];

const notesOf = (state: ChartState, root: ChartState): readonly string[] => {
  const { description, invokes, entry, exit, ignored, rows } = state;
  const runs = invokes.map(({ id }) => id);
  return [
    ...(description === '' ? [] : [description]),
    ...listed('runs', runs),
    ...listed('on entry', entry),
    ...listed('on exit', exit),
    ...listed('ignores', ignored),
    ...rows.flatMap((row) => rowNotes(row, state, root)),
  ];
};

/** Mermaid ends a text at a colon or a semicolon. */
const plain = (text: string): string => text.replaceAll(/:(?= )/g, ' –').replaceAll(/[:;]/g, ',');

const boxLines = (name: string, id: string, notes: readonly string[], indent: string): readonly string[] => [
  `${indent}state "${name}" as ${id}`,
  ...notes.map((note) => `${indent}${id} : ${plain(note)}`),
];

const anywhereLines = (state: ChartState, root: ChartState, indent: string): readonly string[] => {
  const notes = notesOf(state, root);
  return notes.length === 0 && arrowsOf(state, root).length === 0
    ? []
    : boxLines(`anywhere in ${state.name}`, anywhereIn(state.path, root), notes, indent);
};

const innerLines = (state: ChartState, root: ChartState, indent: string): readonly string[] => {
  const first = state.states.find(({ isInitial }) => isInitial);
  return [
    ...(first === undefined ? [] : [`${indent}[*] --> ${idOf(first.path, root)}`]),
    ...state.states.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
      ...linesOf(child, root, indent),
      ...(child.kind === 'final' ? [`${indent}${idOf(child.path, root)} --> [*]`] : []),
    ]),
  ];
};

const linesOf = (state: ChartState, root: ChartState, indent: string): readonly string[] =>
  state.states.length === 0
    ? boxLines(state.name, idOf(state.path, root), notesOf(state, root), indent)
    : [
        `${indent}state "${state.name}" as ${idOf(state.path, root)} {`,
        ...anywhereLines(state, root, `${indent}  `),
        ...innerLines(state, root, `${indent}  `),
        `${indent}}`,
      ];

/** Only a state that contains them can have regions. */
const rootLines = (root: ChartState): readonly string[] => {
  const [top, inner] = ['  ', '    '];
  if (root.states.length === 0) return linesOf(root, root, top);
  const anywhere = anywhereLines(root, root, top);
  return root.kind === 'parallel'
    ? [
        ...anywhere,
        `${top}state "${root.name}" as ${idOf('', root)} {`,
        ...innerLines(root, root, inner),
        `${top}}`,
      ]
    : [...anywhere, ...innerLines(root, root, top)];
};

export const mermaidOf = (root: ChartState): string =>
  [
    'stateDiagram-v2',
    '  direction LR',
    ...rootLines(root),
    ...statesIn(root).flatMap((state) => arrowsOf(state, root).map((arrow) => `  ${arrow}`)),
    '',
  ].join('\n');
