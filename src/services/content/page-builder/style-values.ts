/**
 * The properties that merchants may set and the form of their values:
 * nothing that loads, leaves its place or runs (CONTENT-02).
 */

const number = String.raw`(?:\d{1,4}(?:\.\d{1,20})?|\.\d{1,20})`;
const length = `(?:0|${number}(?:px|em|rem|%|vh|vw|pt|ch))`;
/** The builder's own expression: a column's width minus its margins. */
const difference = String.raw`calc\(\s*${length}\s*[-+]\s*${length}\s*\)`;
const size = `(?:${length}|${difference}|auto|none|min-content|max-content|fit-content)`;
/** Small enough to cover only the merchant's own content. */
const drawnIn = String.raw`-[1-9]\d?(?:\.\d{1,4})?(?:px|%)|-[1-9](?:\.\d{1,4})?r?em`;
const distance = `(?:${length}|auto|${drawnIn})`;
const colour = String.raw`(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\)|[a-z]{3,20})`;
const line = '(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset)';
const place = `(?:left|right|top|bottom|center|${length})`;
const shift =
  '(?:flex-start|flex-end|start|end|center|stretch|baseline|space-between|space-around|space-evenly|normal)';

const upTo = (most: number, one: string): string => String.raw`${one}(?:\s+${one}){0,${most - 1}}`;

const sides = ['top', 'right', 'bottom', 'left'] as const;
const eachSide = (name: (side: string) => string, value: string) =>
  sides.map((side): readonly [string, string] => [name(side), value]);

const values: readonly (readonly [string, string])[] = [
  ...['width', 'max-width', 'min-width', 'height', 'max-height', 'min-height', 'flex-basis'].map(
    (name): readonly [string, string] => [name, size],
  ),
  ['margin', upTo(4, distance)],
  ...eachSide((side) => `margin-${side}`, distance),
  ['padding', upTo(4, length)],
  ...eachSide((side) => `padding-${side}`, length),
  ['border', upTo(3, `(?:${length}|${line}|${colour})`)],
  ...eachSide((side) => `border-${side}`, upTo(3, `(?:${length}|${line}|${colour})`)),
  ['border-width', upTo(4, length)],
  ...eachSide((side) => `border-${side}-width`, length),
  ['border-style', upTo(4, line)],
  ...eachSide((side) => `border-${side}-style`, line),
  ['border-color', upTo(4, colour)],
  ...eachSide((side) => `border-${side}-color`, colour),
  ['border-radius', upTo(4, length)],
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner): readonly [string, string] => [
    `border-${corner}-radius`,
    upTo(2, length),
  ]),
  ['gap', upTo(2, length)],
  ['row-gap', length],
  ['column-gap', length],
  ['color', colour],
  ['background-color', colour],
  ['background-size', `cover|contain|${upTo(2, `(?:auto|${length})`)}`],
  ['background-position', upTo(4, place)],
  ['background-repeat', 'repeat|no-repeat|repeat-x|repeat-y|round|space'],
  ['background-attachment', 'scroll|fixed|local'],
  ['display', 'none|block|inline|inline-block|flex|inline-flex'],
  ['flex-direction', '(?:row|column)(?:-reverse)?'],
  ['flex-wrap', 'nowrap|wrap|wrap-reverse'],
  ['flex-grow', String.raw`\d{1,2}`],
  ['flex-shrink', String.raw`\d{1,2}`],
  ['flex', String.raw`none|auto|\d{1,2}(?:\s+\d{1,2})?(?:\s+(?:auto|${length}))?`],
  ...['justify-content', 'align-items', 'align-content', 'align-self'].map(
    (name): readonly [string, string] => [name, `auto|${shift}`],
  ),
  ['text-align', 'left|right|center|justify|start|end'],
  ['text-decoration', 'none|underline|line-through|overline'],
  ['text-transform', 'none|uppercase|lowercase|capitalize'],
  ['text-indent', length],
  ['font-size', `${length}|(?:xx?-)?(?:small|large)|medium|smaller|larger`],
  ['font-weight', 'normal|bold|bolder|lighter|[1-9]00'],
  ['font-style', 'normal|italic|oblique'],
  ['line-height', `normal|${number}|${length}`],
  ['letter-spacing', `normal|${length}`],
  ['vertical-align', 'top|middle|bottom|baseline|sub|super|text-top|text-bottom'],
  ['float', 'left|right|none'],
  ['clear', 'left|right|both|none'],
  ['list-style-type', 'none|disc|circle|square|decimal|lower-alpha|upper-alpha|lower-roman|upper-roman'],
  ['white-space', 'normal|nowrap|pre|pre-wrap|pre-line'],
  ['overflow', 'hidden|visible|auto'],
  ['aspect-ratio', String.raw`auto|\d{1,4}(?:\s*/\s*\d{1,4})?`],
];

const checks = new Map(values.map(([name, value]) => [name, new RegExp(`^(?:${value})$`)]));

/** Longer values are rejected. */
const maxLength = 120;

/** The checked value, or null. */
export const checkedValue = (name: string, value: string): string | null => {
  const bare = value
    .replace(/\s*!\s*important\s*$/i, '')
    .trim()
    .toLowerCase();
  return bare.length <= maxLength && checks.get(name)?.test(bare) === true ? bare : null;
};

export const isColour = (value: string): boolean => checkedValue('color', value) !== null;

const condition = String.raw`\(\s*(?:min|max)-(?:width|height)\s*:\s*\d{1,4}(?:\.\d{1,3})?(?:px|em|rem)\s*\)`;
const query = new RegExp(
  String.raw`^(?:(?:only\s+)?(?:screen|all|print)(?:\s+and\s+${condition}){0,3}|${condition}(?:\s+and\s+${condition}){0,3})$`,
);

/** A media query on the screen's size, or null. */
export const checkedQuery = (text: string): string | null => {
  const bare = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return bare.length <= 200 && query.test(bare) ? bare : null;
};
