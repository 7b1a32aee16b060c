/**
 * XState in the build: states are prepared when they are entered,
 * and nothing is kept for visualizers (S1).
 */

import { inOrder, type Change } from './code-changes.ts';

/**
 * A machine is created where it is written and again with its services, and XState prepares
 * all states of both. Only the second is started and few of its states are entered, so each is
 * prepared on first use. Delays are prepared with the machine, because they add entry actions.
 * What is prepared becomes a property of the state: XState looks it up in a map at every read.
 * Only a state with a wildcard compares an event with all that it accepts.
 */
export const lazyStates = (code: string): string =>
  inOrder(code, [
    [
      /const cache = new WeakMap\(\);\s*function memo\([\s\S]*?return memoizedData\[key\];\s*\}/,
      `function memo(object, key, fn) {
        if (!Object.hasOwn(object, key)) Object.defineProperty(object, key, { value: fn() });
        return object[key];
      }`,
    ],
    ["memo(this, 'delayedTransitions',", "memo(this, 'after',"],
    [
      /memo\(this, `candidates-\$\{eventType\}`, \(\) => (getCandidates\(this, eventType\))\)/,
      '(this.candidates ??= {})[eventType] ??= this.hasWildcard ? $1 : this.transitions.get(eventType) ?? []',
    ],
    [/this\.transitions = void 0;\s*this\.always = void 0;/, ''],
    [/ {2}_initialize\(\) \{[\s\S]*?\n {2}\}\n/, ''],
    ...['entry', 'exit'].map((name): Change => {
      const actions = `this.config.${name}`;
      return [`toArray(${actions}).slice()`, `${actions} ? toArray(${actions}).slice() : []`];
    }),
    ['toArray(config.tags).slice()', 'config.tags ? toArray(config.tags) : []'],
    [
      '/** The well-structured state node definition. */',
      `get transitions() { return memo(this, 'transitions', () => formatTransitions(this)); }
      get hasWildcard() {
        return memo(this, 'hasWildcard', () => [...this.transitions.keys()].some((one) => one.endsWith('*')));
      }
      get always() {
        const { always } = this.config;
        return always && memo(this, 'always', () =>
          toTransitionConfigArray(always).map((one) => formatTransition(this, NULL_EVENT, one)));
      }`,
    ],
    // for visualizers, and for actors that start from a stored snapshot
    ...['definition', 'definition', 'on', 'events'].map((name): Change => [
      new RegExp(` {2}get ${name}\\(\\) \\{[\\s\\S]*?\\n {2}\\}\\n`),
      '',
    ]),
    ...['restoreSnapshot', 'getPersistedSnapshot'].map((name): Change => [
      `this.${name} = this.${name}.bind(this);`,
      '',
    ]),
    ...['restoreSnapshot', 'getPersistedSnapshot', 'resolveState'].map((name): Change => [
      new RegExp(` {2}${name}\\([^)]*\\) \\{[\\s\\S]*?\\n {2}\\}\\n`),
      '',
    ]),
    [/(class StateMachine \{[\s\S]*?)this\.root = void 0;/, '$1'],
    [/(class StateMachine \{[\s\S]*?)this\.states = void 0;\s*this\.events = void 0;/, '$1'],
    [
      /this\.root = new StateNode\([\s\S]*?this\.events = this\.root\.events;\s*\}/,
      `}
      get root() {
        return memo(this, 'root', () => {
          const root = new StateNode(this.config, { _key: this.id, _machine: this });
          for (const node of this.idMap.values())
            if (node.config.after) memo(node, 'after', () => getDelayedTransitions(node));
          return root;
        });
      }
      get states() { return this.root.states; }`,
    ],
  ]);

/** The transitions of an event are prepared when it first arrives, for most never do. */
export const lazyTransitions = (code: string): string =>
  inOrder(code, [
    [
      /(function formatTransitions\(stateNode\) \{\s*const transitions = )new Map\(\)/,
      `class Transitions extends Map {
        get(descriptor) {
          const found = super.get(descriptor);
          if (typeof found !== 'function') return found;
          const prepared = found();
          this.set(descriptor, prepared);
          return prepared;
        }
      }
      $1new Transitions()`,
    ],
    [/(transitions\.set\(descriptor, )(toTransitionConfigArray\(transitionsConfig\))/, '$1() => $2'],
  ]);

/** The recorder reads events and snapshots only; the inspected build reports all. */
export const leanInspection = (code: string): string =>
  inOrder(code, [
    [/if \(this\.options\.devTools\) \{\s*this\.attachDevTools\(\);\s*\}/, ''],
    [/ {2}attachDevTools\(\) \{[\s\S]*?\n {2}\}\n/, ''],
    [
      /this\._actorScope\.system\._sendInspectionEvent\(\{\s*type: '@xstate\.action',[\s\S]*?\n {10}\}\);/,
      '',
    ],
    [/this\.system\._sendInspectionEvent\(\{\s*type: '@xstate\.actor',[\s\S]*?\}\);/, ''],
    [/actorScope\.system\._sendInspectionEvent\(\{\s*type: '@xstate\.microstep',[\s\S]*?\}\);/, ''],
  ]);
