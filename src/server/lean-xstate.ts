/**
 * Shorter ways for XState in the build (S1), which prepares all states of a machine at once and
 * computes each step as for any chart. The results are the same for charts without history states.
 */

type Change = readonly [from: string | RegExp, to: string];

const inOrder = (code: string, changes: readonly Change[]): string =>
  changes.reduce((before, [from, to]) => {
    const after = before.replace(from, (found) => to.replace('$&', () => found));
    if (after === before) throw new Error(`XState no longer has ${String(from)}.`);
    return after;
  }, code);

/** The whole text of a function of the package. */
const whole = (name: string): RegExp => new RegExp(`function ${name}\\([\\s\\S]*?\\n\\}`);

/**
 * A machine is created where it is written and again with its services. Only the second is started
 * and few of its states are entered, so each is prepared on first use, for the events that arrive.
 * What is prepared becomes a property: XState looks it up in a map at every read. Delays are
 * prepared with the machine, because they add entry actions.
 */
export const leanStates = (code: string): string =>
  inOrder(code, [
    [
      /const cache = new WeakMap\(\);\s*function memo\([\s\S]*?return memoizedData\[key\];\s*\}/,
      `function memo(object, key, fn) {
        if (!Object.hasOwn(object, key)) Object.defineProperty(object, key, { value: fn() });
        return object[key];
      }
      const NOTHING = [];
      function transitionsFor(node, type) {
        const { on, onDone } = node.config;
        let config = on?.[type];
        if (!type.startsWith('xstate.'))
          return config === undefined ? NOTHING : toTransitionConfigArray(config).map((one) => formatTransition(node, type, one));
        if (onDone && type === 'xstate.done.state.' + node.id) config = onDone;
        for (const invoked of node.invoke) {
          if (type === 'xstate.done.actor.' + invoked.id) config = invoked.onDone ?? config;
          if (type === 'xstate.error.actor.' + invoked.id) config = invoked.onError ?? config;
          if (type === 'xstate.snapshot.' + invoked.id) config = invoked.onSnapshot ?? config;
        }
        const found = config === undefined ? [] : toTransitionConfigArray(config).map((one) => formatTransition(node, type, one));
        if (node.config.after) for (const one of node.after) if (one.eventType === type) found.push(one);
        return found;
      }`,
    ],
    ["memo(this, 'delayedTransitions',", "memo(this, 'after',"],
    [
      /memo\(this, `candidates-\$\{eventType\}`, \(\) => getCandidates\(this, eventType\)\)/,
      '(this.candidates ??= {})[eventType] ??= this.hasWildcard ? getCandidates(this, eventType) : transitionsFor(this, eventType)',
    ],
    [/this\.transitions = void 0;\s*this\.always = void 0;/, ''],
    ['toArray(this.config.entry).slice()', '[this.config.entry ?? []].flat()'],
    ['toArray(this.config.exit).slice()', '[this.config.exit ?? []].flat()'],
    [
      /this\.states = this\.config\.states \? mapValues[\s\S]*?: EMPTY_OBJECT;/,
      `this.states = {};
      for (const key in this.config.states)
        this.states[key] = new StateNode(this.config.states[key], { _parent: this, _key: key, _machine: this.machine });`,
    ],
    [
      'this.tags = toArray(config.tags).slice();',
      `this.tags = [config.tags ?? []].flat();
      if (!config.invoke) Object.defineProperty(this, 'invoke', { value: NOTHING });
      if (config.after) (this.machine.delayed ??= []).push(this);`,
    ],
    [
      /\/\*\* @internal \*\/\s*_initialize\(\) \{[\s\S]*?\n {2}\}/,
      `get transitions() { return memo(this, 'transitions', () => formatTransitions(this)); }
      get hasWildcard() {
        return memo(this, 'hasWildcard', () => {
          for (const name in this.config.on) if (name.endsWith('*')) return true;
          return false;
        });
      }
      get always() {
        const { always } = this.config;
        return always && memo(this, 'always', () =>
          toTransitionConfigArray(always).map((one) => formatTransition(this, NULL_EVENT, one)));
      }`,
    ],
    [/(?<=class StateMachine \{[\s\S]*?)this\.root = void 0;/, ''],
    [/(?<=class StateMachine \{[\s\S]*?)this\.states = void 0;\s*this\.events = void 0;/, ''],
    [
      /this\.root = new StateNode\([\s\S]*?this\.events = this\.root\.events;\s*\}/,
      `}
      get root() {
        return memo(this, 'root', () => {
          const root = new StateNode(this.config, { _key: this.id, _machine: this });
          for (const node of this.delayed ?? NOTHING) memo(node, 'after', () => getDelayedTransitions(node));
          return root;
        });
      }
      get states() { return this.root.states; }
      get events() { return this.root.events; }`,
    ],
    // only needed where the first state cannot be computed
    [/let snapshot = createMachineSnapshot\(\{[\s\S]*?\}, this\);/, 'let snapshot;'],
    [
      'return cloneMachineSnapshot(snapshot, {',
      `return cloneMachineSnapshot(snapshot ?? createMachineSnapshot({ context: {}, _nodes: [this.root], children: {} }, this), {`,
    ],
  ]);

const noHistory = /(?<!function )isHistoryNode\(\w+\)/g;

/** One pass instead of lists of lists; the next snapshot takes over what a step leaves as it is. */
export const leanSteps = (code: string): string =>
  inOrder(code.replaceAll(noHistory, 'false'), [
    ['actions: toArray(transitionConfig.actions)', 'actions: [transitionConfig.actions ?? []].flat()'],
    [whole('toArrayStrict'), 'function toArrayStrict(one) { return Array.isArray(one) ? one : [one]; }'],
    [
      whole('toArray'),
      'function toArray(one) { return one === undefined ? [] : Array.isArray(one) ? one : [one]; }',
    ],
    [
      'inspectionObservers.forEach(observer => observer.next?.(resolvedInspectionEvent));',
      'for (const one of inspectionObservers) one.next?.(resolvedInspectionEvent);',
    ],
    [
      whole('toTransitionConfigArray'),
      `function toTransitionConfigArray(config) {
        const list = [];
        for (const one of Array.isArray(config) ? config : [config])
          list.push(one === undefined || typeof one === 'string' ? { target: one } : one);
        return list;
      }`,
    ],
    // a target is nearly always a sibling or a child
    [
      'if (isStateId(target)) {',
      `const near =
        target[0] === STATE_DELIMITER ? stateNode.states[target.slice(1)] : stateNode.parent?.states[target];
      if (near) return near;
      if (isStateId(target)) {`,
    ],
    [
      whole('getChildren'),
      'function getChildren(node) { return (node.children ??= Object.values(node.states)); }',
    ],
    [
      whole('getStateValue'),
      `function getStateValue(root, nodes) {
        // the root alone: no state is entered yet
        return getValueFromAdj(root, getAdjList(nodes.length > 1 ? nodes : getInitialStateNodes(root)));
      }`,
    ],
    ['getStateNode(stateNode, stateValue)', 'stateNode.states[stateValue]'],
    ['getStateNode(stateNode, subStateKeys[0])', 'stateNode.states[subStateKeys[0]]'],
    [/getStateNode\(stateNode, subStateKey\)(?=;\s*const inner)/, 'stateNode.states[subStateKey]'],
    [
      'const filteredTransitions = new Set();',
      'if (enabledTransitions.length < 2) return enabledTransitions; const filteredTransitions = new Set();',
    ],
    [
      whole('getEffectiveTargetStates'),
      'function getEffectiveTargetStates({ target }) { return target ?? []; }',
    ],
    [
      'function getTransitionDomain(transition, historyValue) {',
      `const domains = new WeakMap();
      function getTransitionDomain(transition) {
        if (!domains.has(transition)) domains.set(transition, findDomain(transition));
        return domains.get(transition);
      }
      function hasDescendant(nodes, node) {
        for (const one of nodes)
          for (let above = one.parent; above; above = above.parent) if (above === node) return true;
        return false;
      }
      function findDomain(transition, historyValue) {`,
    ],
    [
      'if (isDescendant(stateNode, domain)) {',
      `let above = stateNode.parent;
      while (above && above !== domain) above = above.parent;
      if (above === domain) {`,
    ],
    // the actions of each step are for those who compute steps without an actor
    [/const originalExecutor = [\s\S]*?\};\s*try \{/, 'try {'],
    ['actorScope.actionExecutor = originalExecutor;', ''],
    // the first transition has all first states as its targets
    [
      'computeEntrySet(filteredTransitions, historyValue, statesForDefaultEntry, statesToEnter);',
      `if (isInitial)
        for (const node of filteredTransitions[0].target) {
          statesToEnter.add(node);
          statesForDefaultEntry.add(node);
        }
      else computeEntrySet(filteredTransitions, historyValue, statesForDefaultEntry, statesToEnter);`,
    ],
    ['if (statesForDefaultEntry.has(', 'if (stateNodeToEnter.config.initial && statesForDefaultEntry.has('],
    ['const domain = getTransitionDomain(t, historyValue);\n    for', 'if (!t.target) continue; $&'],
    ...['stateNode', 'anc'].map((node): Change => [
      `getChildren(${node}).filter(sn => !false)) {`,
      `getChildren(${node})) {`,
    ]),
    ...[1, 2].map((): Change => [
      '![...statesToEnter].some(s => isDescendant(s, child))',
      '!hasDescendant(statesToEnter, child)',
    ]),
    [/for \(const exitStateNode of statesToExit\) \{[\s\S]*?\n {2}\}\n/, ''],
    [
      whole('selectEventlessTransitions'),
      `function selectEventlessTransitions(snapshot, event) {
        const enabled = new Set();
        for (const node of snapshot._nodes) {
          if (node.type !== 'atomic' && node.type !== 'final') continue;
          upwards: for (let one = node; one; one = one.parent) {
            if (!one.config.always) continue;
            for (const transition of one.always)
              if (transition.guard === undefined || evaluateGuard(transition.guard, snapshot.context, event, snapshot)) {
                enabled.add(transition);
                break upwards;
              }
          }
        }
        return enabled.size < 2
          ? [...enabled]
          : removeConflictingTransitions([...enabled], new Set(snapshot._nodes), snapshot.historyValue);
      }`,
    ],
    ['tags: new Set(config._nodes.flatMap(sn => sn.tags)),', 'tags: tagsOf(config._nodes),'],
    [
      whole('cloneMachineSnapshot'),
      `function cloneMachineSnapshot(snapshot, config = {}) {
        const next = { ...snapshot, ...config };
        // the states are the same, and so are their tags
        return config._nodes ? createMachineSnapshot(next, snapshot.machine) : next;
      }
      function tagsOf(nodes) {
        const tags = new Set();
        for (const node of nodes) for (const tag of node.tags) tags.add(tag);
        return tags;
      }`,
    ],
  ]);

/** The recorder reads events and snapshots only; the inspected build shows all. */
export const leanInspection = (code: string): string =>
  inOrder(code, [
    [
      /this\._actorScope\.system\._sendInspectionEvent\(\{\s*type: '@xstate\.action',[\s\S]*?\n {10}\}\);/,
      '',
    ],
    [/this\.system\._sendInspectionEvent\(\{\s*type: '@xstate\.actor',[\s\S]*?\}\);/, ''],
    [/actorScope\.system\._sendInspectionEvent\(\{\s*type: '@xstate\.microstep',[\s\S]*?\}\);/, ''],
  ]);
