/** Writes a machine as a Mermaid state diagram: states, guarded transitions, invocations. */

import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const idOf = (node: AnyStateNode): string => node.path.join('_') || node.key;

const guardOf = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return 'type' in guard && typeof guard.type === 'string' ? ` [${guard.type}]` : ' [?]';
};

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

const statesOf = (node: AnyStateNode, indent: string): readonly string[] =>
  (Object.values(node.states) as readonly AnyStateNode[]).flatMap((child) => {
    const inner = Object.keys(child.states).length > 0;
    const lines = inner
      ? [
          `${indent}state ${idOf(child)} {`,
          `${indent}  [*] --> ${idOf(child)}_${String(child.config.initial)}`,
          ...statesOf(child, `${indent}  `),
          `${indent}}`,
        ]
      : [`${indent}${idOf(child)}: ${child.key}`];
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
    ...(isFlat ? [`    ${root.key}_always: running`] : [`    [*] --> ${String(root.config.initial)}`]),
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
