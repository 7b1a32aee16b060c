/** Writes a machine as a Mermaid state diagram: states, guarded transitions, invocations. */

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const idOf = (node: AnyStateNode): string => node.path.join('_') || node.key;

/** Of a guard by name, or of several joined by `and`, `or` and `not`. */
const conditionOf = (guard: unknown): string => {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  if (typeof guard !== 'function' || !('guards' in guard) || !Array.isArray(guard.guards)) return '?';
  const inner = guard.guards.map(conditionOf);
  return guard.name === 'not' ? `not ${inner.join()}` : `(${inner.join(` ${guard.name} `)})`;
};

const guardOf = ({ guard }: AnyTransitionDefinition): string =>
  guard === undefined ? '' : ` [${conditionOf(guard).replace(/^\((.*)\)$/, '$1')}]`;

/** 'xstate.done.actor.readCart' reads better as 'done readCart'. */
const eventOf = ({ eventType }: AnyTransitionDefinition): string => {
  if (eventType === '') return 'always';
  const [, kind, what] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType) ?? [];
  if (kind !== undefined) return `${kind === 'done' ? 'done' : 'failed'} ${what}`;
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(eventType) ?? [];
  return delay === undefined ? eventType : `after ${delay}`;
};

const transitionsOf = (node: AnyStateNode): readonly AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

const arrowsOf = (node: AnyStateNode): readonly string[] =>
  transitionsOf(node).flatMap((transition) =>
    (transition.target ?? []).map(
      (target) => `${idOf(node)} --> ${idOf(target)}: ${eventOf(transition)}${guardOf(transition)}`,
    ),
  );

/** What happens without leaving the state is written into it, what is ignored is not drawn. */
const notesOf = (node: AnyStateNode): readonly string[] => {
  const asks = node.invoke.map(({ id }) => `asks ${id}`);
  const inner = transitionsOf(node)
    .filter(({ target, actions }) => target === undefined && actions.length > 0)
    .map((transition) => `${eventOf(transition)}${guardOf(transition)}`);
  return [...asks, ...inner];
};

/** Regions of a parallel state are all entered. */
const beginningOf = (node: AnyStateNode, indent: string): readonly string[] =>
  node.type === 'parallel'
    ? []
    : [`${indent}[*] --> ${[...node.path, String(node.config.initial)].join('_')}`];

const statesOf = (node: AnyStateNode, indent: string): readonly string[] =>
  (Object.values(node.states) as readonly AnyStateNode[]).flatMap((child, index) => {
    const inner = Object.keys(child.states).length > 0;
    const rule = node.type === 'parallel' && index > 0 ? [`${indent}--`] : [];
    const lines = inner
      ? [
          ...rule,
          `${indent}state ${idOf(child)} {`,
          ...beginningOf(child, `${indent}  `),
          ...statesOf(child, `${indent}  `),
          `${indent}}`,
        ]
      : [...rule, `${indent}${idOf(child)}: ${child.key}`];
    const notes = notesOf(child);
    if (notes.length > 0)
      lines.push(
        `${indent}note right of ${idOf(child)}`,
        ...notes.map((note) => `${indent}  ${note}`),
        `${indent}end note`,
      );
    return lines;
  });

const everyNode = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as readonly AnyStateNode[]).flatMap(everyNode),
];

export const diagramOf = (machine: AnyStateMachine): string => {
  const { root } = machine;
  const isFlat = Object.keys(root.states).length === 0;
  const arrows = everyNode(root).flatMap((node) => (node === root && isFlat ? [] : arrowsOf(node)));
  return [
    'stateDiagram-v2',
    '  direction LR',
    `  state ${root.key} {`,
    ...(isFlat ? [`    ${root.key}_always: running`] : beginningOf(root, '    ')),
    ...statesOf(root, '    '),
    '  }',
    ...notesOf(root).flatMap((note, index) =>
      index === 0 ? [`  note right of ${root.key}`, `    ${note}`] : [`    ${note}`],
    ),
    ...(notesOf(root).length > 0 ? ['  end note'] : []),
    ...arrows.map((arrow) => `  ${arrow}`),
    '',
  ].join('\n');
};
