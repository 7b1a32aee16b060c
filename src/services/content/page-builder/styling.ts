/**
 * Reads the advanced settings of an element: classes,
 * alignment, background (§3 layout content styling).
 */

import type {
  BackgroundImages,
  Styling,
  TextAlignment,
  VerticalAlignment,
} from '#machines/domain/content-tree.ts';
import { embeddedJson, textOf } from './embedded-json.ts';
import { toOwnFile } from './links.ts';
import type { Reading } from './reading.ts';
import { merged, noRules, picture, type Declarations, type Rules } from './style-rules.ts';

const alignments: readonly TextAlignment[] = ['left', 'center', 'right', 'justify'];

const verticals: Readonly<Record<string, VerticalAlignment>> = {
  'flex-start': 'top',
  center: 'middle',
  'flex-end': 'bottom',
};

/** Classes that repeat other attributes; the two about narrow screens do not. */
const builders =
  /^(?:pagebuilder-(?!mobile-(?:hidden|only)$)|tab-align-|background-image-|row-full-width-inner$)/;

const ownClasses = (element: Element): readonly string[] =>
  (element.getAttribute('class') ?? '')
    .split(/\s+/)
    .filter((name) => /^[a-z_-][\w-]{0,60}$/i.test(name) && !builders.test(name))
    .slice(0, 20);

/**
 * From the element's JSON as the builder writes it now, or from its style as older versions did.
 */
const backgroundOf = (element: Element, rules: Rules, { environment }: Reading): BackgroundImages | null => {
  const images = embeddedJson(element.getAttribute('data-background-images'));
  const narrow = [...rules.media].find(([query]) => query.includes('max-width'))?.[1];
  const desktop = textOf(images, 'desktop_image') || rules.base.get(picture);
  const mobile = textOf(images, 'mobile_image') || narrow?.get(picture);
  const found = {
    desktop: toOwnFile(desktop, environment.origin),
    mobile: toOwnFile(mobile, environment.origin),
  };
  return found.desktop === '' && found.mobile === '' ? null : found;
};

export interface StylingSources {
  /** Elements whose rules apply; the element itself by default. */
  readonly ruled?: readonly (Element | undefined)[];
  /** The part that carries classes and pictures. */
  readonly dressed?: Element | undefined;
  /** The shop lays out the children, so only visibility is taken from the element. */
  readonly isLaidOut?: true;
  /** Parts that set the text alignment if others carry the rules. */
  readonly aligned?: readonly (Element | undefined)[];
}

const rulesOfAll = (elements: readonly (Element | undefined)[], { styles }: Reading): Rules =>
  elements.reduce<Rules>((rules, element) => merged(rules, styles.rulesOf(element)), noRules);

const withoutLayout = (declared: Declarations): Declarations =>
  new Map(
    [...declared].filter(
      ([name, value]) => name !== 'flex-direction' && (name !== 'display' || value === 'none'),
    ),
  );

const unlaid = ({ base, media }: Rules): Rules => ({
  base: withoutLayout(base),
  media: new Map([...media].map(([query, some]) => [query, withoutLayout(some)] as const)),
});

export const stylingOf = (main: Element, reading: Reading, sources: StylingSources = {}): Styling => {
  const ruled = sources.ruled ?? [main];
  const rules = rulesOfAll(ruled, reading);
  const aligned = rulesOfAll([...ruled, ...(sources.aligned ?? [])], reading).base;
  const dressed = sources.dressed ?? main;
  const classes = dressed === main ? [main] : [main, dressed];
  const align = aligned.get('text-align');
  return {
    styleName: reading.styles.nameOf(sources.isLaidOut ? unlaid(rules) : rules),
    cssClasses: classes.flatMap(ownClasses),
    isHidden: reading.styles.rulesOf(main).base.get('display') === 'none',
    textAlign: alignments.find((one) => one === align) ?? null,
    verticalAlignment: verticals[aligned.get('justify-content') ?? ''] ?? null,
    background: backgroundOf(dressed, reading.styles.rulesOf(dressed), reading),
  };
};

/** The class of a part's own rules; empty if there is no such part. */
export const styleNameOf = (part: Element | undefined, { styles }: Reading): string =>
  styles.nameOf(styles.rulesOf(part));
