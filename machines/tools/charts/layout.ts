/** Lays out boxes and arrows with ELK: columns from left to right, arrows at right angles. */

import ELK, { type ElkNode, type ElkPort, type ElkExtendedEdge, type LayoutOptions } from 'elkjs';
import type { ChartState } from './chart.ts';
import { waysAt, type Prices } from './levels.ts';
import { lineHeight, padding } from './card.ts';
import { arrowsOf, boxesOf, namesOf, widthOf, type Arrow, type Box } from './parts.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Place extends Point {
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly root: Box;
  readonly places: ReadonlyMap<string, Place>;
  readonly arrows: readonly { readonly arrow: Arrow; readonly points: readonly Point[] }[];
  readonly width: number;
  readonly height: number;
}

/** At a page width of 1,600 pixels, a 13 pixel font is still 12 pixels high. */
const widest = 1730;
const gap = 16;

const layered: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.spacing.nodeNode': '30',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '10',
};

const around = (box: Box): LayoutOptions => ({
  'elk.padding': `[top=${box.text.height + gap},left=${gap},bottom=${gap},right=${gap}]`,
});

/** Arrows end at the name. */
const nameHeight = padding + lineHeight / 2;
const heightOf = ({ top }: Arrow): number => top + lineHeight / 2;

type Side = 'EAST' | 'WEST';

const port = (id: string, side: Side, x: number, y: number): ElkPort => ({
  id,
  x,
  y,
  width: 0,
  height: 0,
  layoutOptions: { 'elk.port.side': side },
});

/** Arrows that run to the left, found by an earlier layout. */
type Backward = ReadonlySet<string>;

const nodeOf = (box: Box, root: Box, arrows: readonly Arrow[], backward: Backward): ElkNode => {
  const sideOf = (arrow: Arrow): Side => (backward.has(arrow.id) ? 'WEST' : 'EAST');
  const { columnWidth, height } = box.text;
  const out = arrows.filter(({ from }) => from === box.id);
  const inward = arrows.filter(({ to }) => to === box.id);
  const sides = new Set(inward.map((arrow): Side => (backward.has(arrow.id) ? 'EAST' : 'WEST')));
  const isGroup = box.boxes.length > 0;
  const width = columnWidth;
  const node: ElkNode = {
    id: box.id,
    ports: [
      ...[...sides].map((side) =>
        port(`${box.id} in ${side}`, side, side === 'EAST' ? width : 0, nameHeight),
      ),
      ...out.map((arrow) => {
        const side = sideOf(arrow);
        return port(`${arrow.id} out`, side, side === 'EAST' ? width : 0, heightOf(arrow));
      }),
    ],
    edges: edgesWithin(box.id, arrows, backward),
    layoutOptions: isGroup
      ? {
          ...around(box),
          ...(root.state.kind === 'parallel' && !box.id.includes('.') ? layered : {}),
          'elk.nodeSize.constraints': 'MINIMUM_SIZE',
          'elk.nodeSize.minimum': `(${width},${height})`,
        }
      : { 'elk.portConstraints': 'FIXED_POS' },
  };
  if (!isGroup) return { ...node, width, height };
  return { ...node, children: box.boxes.map((child) => nodeOf(child, root, arrows, backward)) };
};

const edgesWithin = (id: string, arrows: readonly Arrow[], backward: Backward): ElkExtendedEdge[] =>
  arrows
    .filter(({ within }) => within === id)
    .map((arrow) => {
      const isBack = backward.has(arrow.id);
      const out = `${arrow.id} out`;
      const into = `${arrow.to} in ${isBack ? 'EAST' : 'WEST'}`;
      return { id: arrow.id, sources: [isBack ? into : out], targets: [isBack ? out : into] };
    });

const packed: LayoutOptions = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.rectpacking.widthApproximation.strategy': 'TARGET_WIDTH',
  'elk.rectpacking.widthApproximation.targetWidth': String(widest),
  'elk.spacing.nodeNode': '24',
};

/** ELK draws an arrow one pixel askew where it crosses the border of a group. */
const straightened = (points: readonly Point[]): readonly Point[] => {
  const follow = (way: readonly Point[]): readonly Point[] => {
    const straight: Point[] = [];
    for (const [index, point] of way.entries()) {
      const before = straight.at(-1);
      if (before === undefined || index === way.length - 1) straight.push(point);
      else if (Math.abs(point.y - before.y) < 4) straight.push({ ...point, y: before.y });
      else if (Math.abs(point.x - before.x) < 4) straight.push({ ...point, x: before.x });
      else straight.push(point);
    }
    return straight;
  };
  return follow(follow(points).toReversed()).toReversed();
};

const elk = new ELK();

const arrange = async (root: Box, arrows: readonly Arrow[], backward: Backward): Promise<Layout> => {
  const graph: ElkNode = {
    id: 'chart',
    layoutOptions: {
      ...(root.state.kind === 'parallel' ? packed : layered),
      ...around(root),
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
    },
    children: root.boxes.map((box) => nodeOf(box, root, arrows, backward)),
    edges: edgesWithin('', arrows, backward),
  };
  const done = await elk.layout(graph);
  const places = new Map<string, Place>();
  const sections = new Map<string, readonly Point[]>();
  const collect = (node: ElkNode): void => {
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    places.set(node.id, { x, y, width, height });
    for (const edge of node.edges ?? []) {
      const [section] = edge.sections ?? [];
      if (section === undefined) continue;
      const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
      sections.set(edge.id, straightened(backward.has(edge.id) ? points.toReversed() : points));
    }
    for (const child of node.children ?? []) collect(child);
  };
  collect(done);
  const { columns, columnWidth } = root.text;
  const width = Math.max(done.width ?? 0, Math.max(1, columns.length - 1) * columnWidth + padding);
  const height = Math.max(done.height ?? 0, root.text.height);
  places.set('', { x: 0, y: 0, width, height });
  return {
    root,
    places,
    arrows: arrows.map((arrow) => ({ arrow, points: sections.get(arrow.id) ?? [] })),
    width,
    height,
  };
};

const isBackward = (arrow: Arrow, places: ReadonlyMap<string, Place>): boolean => {
  const [from, to] = [places.get(arrow.from), places.get(arrow.to)];
  return from !== undefined && to !== undefined && to.x + to.width <= from.x;
};

interface Attempt extends Prices {
  /** Characters in a line of a card. */
  readonly letters: number;
}

/** The first layout measures the boxes and, where width is free, the direction of arrows. */
const tryWith = async (chart: ChartState, { letters, ...prices }: Attempt): Promise<Layout> => {
  const names = namesOf(chart);
  // a machine without states is only a text
  const alone = chart.states.length === 0 ? 3 * (widthOf(letters) + padding) : 0;
  const rough = boxesOf(chart, { letters, names, widths: new Map([['', alone]]) });
  const isFree = prices.pixel === 0;
  const given = isFree ? { backward: none, unseen: none } : waysAt(rough, arrowsOf(rough), prices);
  const isSeen = ({ id }: Arrow): boolean => !given.unseen.has(id);
  const first = await arrange(rough, arrowsOf(rough).filter(isSeen), given.backward);
  const widths = new Map([...first.places].map(([id, { width }]) => [id, width]));
  const fitted = boxesOf(chart, { letters, names, widths });
  const arrows = arrowsOf(fitted).filter(isSeen);
  const backward = isFree
    ? new Set(arrows.filter((arrow) => isBackward(arrow, first.places)).map(({ id }) => id))
    : given.backward;
  return arrange(fitted, arrows, backward);
};

const none: ReadonlySet<string> = new Set();
const all = 1000;

/** From wide cards and all arrows to narrow cards and few: uses the first layout that fits. */
const attempts: readonly Attempt[] = [
  { letters: 40, pixel: 0, unseen: all },
  { letters: 34, pixel: 0, unseen: all },
  { letters: 30, pixel: 0, unseen: all },
  { letters: 30, pixel: 0.01, unseen: all },
  { letters: 30, pixel: 0.03, unseen: all },
  { letters: 30, pixel: 0.01, unseen: 20 },
  { letters: 30, pixel: 0.02, unseen: 14 },
  { letters: 30, pixel: 0.03, unseen: 10 },
  { letters: 30, pixel: 0.05, unseen: 8 },
  { letters: 26, pixel: 0.05, unseen: 8 },
  { letters: 26, pixel: 0.1, unseen: 4 },
];

export const layOut = async (chart: ChartState): Promise<Layout> => {
  let last: Layout | undefined;
  for (const attempt of attempts) {
    // narrower cards alone do not reduce the width enough
    if (last !== undefined && attempt.pixel === 0 && last.width > 1.3 * widest) continue;
    last = await tryWith(chart, attempt);
    if (last.width <= widest) break;
  }
  if (last === undefined) throw new Error('no layout');
  return last;
};
