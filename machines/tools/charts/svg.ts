/**
 * Renders a layout as standalone SVG: colours follow the reader's scheme, fonts are system fonts.
 */

import { heightOfLines, letter, padding, spaceBefore, topOfLine, type Line, type Word } from './card.ts';
import type { Layout, Place, Point } from './layout.ts';
import { boxesIn, type Box } from './parts.ts';

/** Colours of a state and the arrows to it, on light and dark pages; readable as text. */
const hues: readonly (readonly [light: string, dark: string])[] = [
  ['#0a6b3d', '#7fd8a4'],
  ['#0b4fb3', '#8fbcff'],
  ['#b3261e', '#ff9d92'],
  ['#7a2fa0', '#d9a6f5'],
  ['#00707a', '#6fd6df'],
  ['#a02a6b', '#f59cc9'],
  ['#5d6400', '#ccd66a'],
  ['#4a4fc4', '#b3b6ff'],
  ['#7b4a12', '#deb887'],
  ['#3f7a00', '#a6e06a'],
  ['#46586e', '#b9c7d9'],
  ['#b03c00', '#ffab78'],
];

const huesOf = (scheme: 0 | 1): string => hues.map((hue, index) => `;--t${index}:${hue[scheme]}`).join('');

export const style = `
:root{--page:#fff;--card:#f7f9fc;--group:#eef2f8;--edge:#8a97ab;--text:#16202f;--muted:#4d5a6e;--guard:#8a4b00;--link:#0550ae${huesOf(0)}}
@media (prefers-color-scheme:dark){:root{--page:#0f141b;--card:#1b232e;--group:#151c25;--edge:#5c6b82;--text:#e8eef7;--muted:#a9b6c8;--guard:#f0b26b;--link:#8ab8ff${huesOf(1)}}}
svg{background:var(--page)}
text{font:13px ui-monospace,SFMono-Regular,Menlo,Consolas,'DejaVu Sans Mono',monospace;fill:var(--text);white-space:pre}
.title{font-weight:700;font-size:17px}.name{font-weight:700}.kind,.label{fill:var(--muted)}.note{fill:var(--muted);font-style:italic;font-family:'DejaVu Sans',Verdana,system-ui,sans-serif;font-size:12.5px}
.event,.target{font-weight:700}.guard{fill:var(--guard)}
.link{fill:var(--link);text-decoration:underline}
.page{fill:var(--page)}.card{fill:var(--card);stroke:var(--edge)}.group{fill:var(--group);stroke:var(--edge)}.rules{fill:none;stroke:var(--edge);stroke-dasharray:2 3}
.region{stroke-dasharray:8 5}.rule{stroke:var(--edge);stroke-opacity:.4}.final,.branch{fill:none;stroke:var(--edge)}
.arrow{stroke-width:1.6}.dot{fill:var(--text)}.enter{fill:none;stroke:var(--text);stroke-width:1.6}
${hues.map((_, index) => `.t${index}{fill:var(--t${index})}path.t${index}{stroke:var(--t${index})}`).join('')}
path.arrow{fill:none}
`.trim();

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const rounded = (value: number): string => String(Math.round(value * 2) / 2);

/** The CSS class of a state's colour, by its path. */
type Hues = ReadonlyMap<string, string>;

const huesIn = (layout: Layout): Hues => {
  const named = boxesIn(layout.root).flatMap(({ text }) =>
    text.columns.flat().flatMap(({ words }) => words.flatMap(({ target }) => target ?? [])),
  );
  const paths = boxesIn(layout.root).map(({ id }) => id);
  const aimed = paths.filter((path) => named.includes(path));
  return new Map(aimed.map((path, index) => [path, `t${index % hues.length}`]));
};

const wordsSvg = ({ words }: Line, hueOf: (word: Word) => string): string => {
  const runs: Word[] = [];
  for (const [index, word] of words.entries()) {
    const last = runs.at(-1);
    const isPlain = [word, last].every((one) => (one?.machine ?? one?.target) === undefined);
    const space = index > 0 ? spaceBefore(word) : '';
    if (last?.ink === word.ink && isPlain)
      runs[runs.length - 1] = { ink: word.ink, text: `${last.text}${space}${word.text}` };
    else {
      if (space !== '') runs.push({ ink: 'action', text: space });
      runs.push(word);
    }
  }
  return runs
    .map((word) => {
      const { ink, text, machine } = word;
      const span = `<tspan class="${ink}${hueOf(word)}">${escaped(text)}</tspan>`;
      if (text === ' ') return text;
      return machine === undefined ? span : `<a href="${machine}.svg">${span}</a>`;
    })
    .join('');
};

const linesSvg = (
  lines: readonly Line[],
  left: number,
  top: number,
  width: number,
  hueOf: (word: Word) => string,
): string =>
  lines
    .map((line, index) => {
      const y = top + topOfLine(lines, index);
      const rule =
        line.isRuled === true
          ? `<path class="rule" d="M${rounded(left)} ${rounded(y - 3)}h${rounded(width)}"/>`
          : '';
      const x = left + line.indent * letter;
      return `${rule}<text x="${rounded(x)}" y="${rounded(y + 13)}">${wordsSvg(line, hueOf)}</text>`;
    })
    .join('\n');

const textSvg = (box: Box, { x, y, width }: Place, aimed: Hues): string => {
  const hueOf = ({ ink, target }: Word): string => {
    const hue = aimed.get(ink === 'name' || ink === 'title' ? box.state.path : (target ?? ' '));
    return hue === undefined ? '' : ` ${hue}`;
  };
  const { columns, columnWidth } = box.text;
  const [head = [], ...rest] = columns;
  const left = x + padding;
  const top = y + padding;
  if (rest.length === 0) return linesSvg(head, left, top, width - 2 * padding, hueOf);
  const below = top + heightOfLines(head);
  return [
    linesSvg(head, left, top, width - 2 * padding, hueOf),
    ...rest.map((lines, index) =>
      linesSvg(lines, left + index * columnWidth, below, columnWidth - 2 * padding, hueOf),
    ),
  ].join('\n');
};

/** A dot above the top left corner marks the initial state. */
const initialSvg = ({ x, y }: Place): string =>
  `<circle class="dot" cx="${rounded(x + 16)}" cy="${rounded(y - 13)}" r="4.5"/><path class="enter" d="M${rounded(x + 16)} ${rounded(y - 9)}v5"/><path class="dot" d="M${rounded(x + 12)} ${rounded(y - 6)}h8l-4 6z"/>`;

const boxSvg = (box: Box, layout: Layout): string => {
  const place = layout.places.get(box.id);
  if (place === undefined) throw new Error(`${box.id} has no place`);
  const { x, y, width, height } = place;
  const { state, isRules } = box;
  const kind = isRules ? 'rules' : box.boxes.length > 0 || box.id === '' ? 'group' : 'card';
  const shape = `x="${rounded(x + 0.5)}" y="${rounded(y + 0.5)}" width="${rounded(width - 1)}" height="${rounded(height - 1)}"`;
  return [
    `<rect class="${kind}${state.isRegion && !isRules ? ' region' : ''}" ${shape} rx="8"/>`,
    ...(state.kind === 'final' && !isRules
      ? [
          `<rect class="final" x="${rounded(x + 3.5)}" y="${rounded(y + 3.5)}" width="${rounded(width - 7)}" height="${rounded(height - 7)}" rx="6"/>`,
        ]
      : []),
    ...(state.isInitial && !isRules ? [initialSvg(place)] : []),
  ].join('\n');
};

const headSvg = (points: readonly Point[], hue: string): string => {
  const [before, end] = points.slice(-2);
  if (before === undefined || end === undefined) return '';
  const side = end.x >= before.x ? -1 : 1;
  return `<path class="${hue}" d="M${rounded(end.x)} ${rounded(end.y)}l${side * 8} -4v8z"/>`;
};

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

const arrowSvg = (points: readonly Point[], title: string, hue: string): string =>
  `<g><title>${escaped(title)}</title><path class="arrow ${hue}" d="${pathOf(points)}"/>${headSvg(points, hue)}</g>`;

export interface Legend {
  readonly id: string;
  readonly about: string;
  /** The hash of chart and drawing code; a picture with another one is stale. */
  readonly source: string;
}

export const svgOf = (layout: Layout, { id, about, source }: Legend): string => {
  const boxes = boxesIn(layout.root);
  const aimed = huesIn(layout);
  const { width, height } = layout;
  const size = `${Math.ceil(width)} ${Math.ceil(height)}`;
  const texts = boxes.map((box) => {
    const place = layout.places.get(box.id);
    if (place === undefined) throw new Error(`${box.id} has no place`);
    const name = box.isRules ? `anywhere in ${box.state.name}` : box.state.path || id;
    return `<g><title>${escaped(name)}</title>\n${textSvg(box, place, aimed)}\n</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" viewBox="0 0 ${size}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" role="group" aria-labelledby="title about" data-source="${source}">`,
    `<title id="title">The machine ${escaped(id)}</title>`,
    `<desc id="about">${escaped(about)}</desc>`,
    `<style>${style}</style>`,
    ...boxes.map((box) => boxSvg(box, layout)),
    ...layout.arrows.map(({ arrow, points }) =>
      arrowSvg(points, `${arrow.from || id} → ${arrow.to}`, aimed.get(arrow.to) ?? 't0'),
    ),
    ...texts,
    '</svg>',
    '',
  ].join('\n');
};
