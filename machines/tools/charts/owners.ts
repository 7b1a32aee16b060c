/** The map of all machines: which one starts and stops which, as a picture and as Mermaid text. */

import { statesIn, type ChartState } from './chart.ts';
import { escaped, style } from './svg.ts';

export interface Drawn {
  readonly id: string;
  /** One sentence on what the machine is for. */
  readonly purpose: string;
  readonly chart: ChartState;
}

interface Child {
  /** Its name within its owner. */
  readonly name: string;
  readonly machine: string;
}

const childrenOf = ({ chart }: Drawn): readonly Child[] =>
  statesIn(chart)
    .flatMap(({ invokes }) => invokes)
    .flatMap(({ id, machine }) => (machine === null ? [] : [{ name: id, machine }]));

const rootsOf = (machines: readonly Drawn[]): readonly Drawn[] => {
  const owned = new Set(machines.flatMap(childrenOf).map(({ machine }) => machine));
  const roots = machines.filter(({ id }) => !owned.has(id));
  // the shop first, since it owns nearly all machines
  return roots.toSorted((one, other) => Number(other.id === 'shop') - Number(one.id === 'shop'));
};

interface MapRow extends Child {
  readonly depth: number;
  readonly purpose: string;
}

export const mapRows = (machines: readonly Drawn[]): readonly MapRow[] => {
  const rowsOf = ({ name, machine }: Child, depth: number): readonly MapRow[] => {
    const drawn = machines.find(({ id }) => id === machine);
    return [
      { name, machine, depth, purpose: drawn?.purpose ?? '' },
      ...(drawn === undefined ? [] : childrenOf(drawn)).flatMap((child) => rowsOf(child, depth + 1)),
    ];
  };
  return rootsOf(machines).flatMap(({ id }) => rowsOf({ name: id, machine: id }, 0));
};

const rowHeight = 24;
const step = 30;
const margin = 16;
const textLeft = 440;
const longest = 158;

const shortened = (text: string): string =>
  text.length <= longest
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', longest - 2)).replace(/[,;:]$/, '')} …`;

export const mapSvg = (machines: readonly Drawn[]): string => {
  const rows = mapRows(machines);
  const height = rows.length * rowHeight + 2 * margin;
  const middle = (index: number): number => margin + (index + 0.5) * rowHeight;
  const left = (depth: number): number => margin + depth * step;
  const lines = rows.flatMap(({ depth }, index) => {
    if (depth === 0) return [];
    const owner = rows.findLastIndex((row, at) => at < index && row.depth < depth);
    const x = left(depth - 1) + 8;
    return [`<path class="branch" d="M${x} ${middle(owner) + 9}V${middle(index)}H${left(depth) - 4}"/>`];
  });
  const texts = rows.map(({ name, machine, depth, purpose }, index) => {
    const also = name === machine ? '' : `<tspan class="kind"> a ${machine}</tspan>`;
    const y = middle(index) + 5;
    return [
      `<text x="${left(depth)}" y="${y}"><a href="${machine}.svg"><tspan class="link name">${name}</tspan></a>${also}</text>`,
      `<text class="note" x="${textLeft}" y="${y}">${escaped(shortened(purpose))}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 1600 ${height}" width="1600" height="${height}" role="group" aria-labelledby="title about">`,
    '<title id="title">Who owns whom</title>',
    '<desc id="about">Every machine under the one that starts and stops it, with what it is for.</desc>',
    `<style>${style}</style>`,
    ...lines,
    ...texts,
    '</svg>',
    '',
  ].join('\n');
};

export const mapMermaid = (machines: readonly Drawn[]): string => {
  const edges = machines.flatMap((drawn) =>
    childrenOf(drawn).map(({ name, machine }) =>
      name === machine ? `${drawn.id} --> ${machine}` : `${drawn.id} -- ${name} --> ${machine}`,
    ),
  );
  const alone = rootsOf(machines).filter((drawn) => childrenOf(drawn).length === 0);
  return ['flowchart LR', ...alone.map(({ id }) => `  ${id}`), ...edges.map((edge) => `  ${edge}`), ''].join(
    '\n',
  );
};
