/**
 * Reads rows, columns, blocks and tabs, which contain other
 * elements (§2 row and column appearances).
 */

import { backgroundVideoOf } from './films.ts';
import { isTrue, itemsOf, oneOf, partsOf, plainText, type Reader } from './reading.ts';
import { styleNameOf, stylingOf } from './styling.ts';

/** Default speed of a picture against the page (§9). */
const usualSpeed = 0.5;

const speedOf = (element: Element): number | null => {
  if (!isTrue(element, 'data-enable-parallax')) return null;
  const speed = Number.parseFloat(element.getAttribute('data-parallax-speed') ?? '');
  return speed >= -1 && speed <= 2 ? speed : usualSpeed;
};

/** A contained row is styled by its inner part, a wider one by itself. */
export const readRow: Reader = (main, key, reading) => {
  const appearance = oneOf(
    ['contained', 'full-width', 'full-bleed'] as const,
    main.getAttribute('data-appearance'),
    'contained',
  );
  const parts = partsOf(main);
  const inner = parts.get('inner');
  const isContained = appearance === 'contained';
  const dressed = isContained ? (inner ?? main) : main;
  return {
    type: 'row',
    key,
    appearance,
    ...stylingOf(main, reading, isContained ? { ruled: [main, inner], dressed } : {}),
    parallaxSpeed: speedOf(dressed),
    video: backgroundVideoOf(dressed, parts.get('video_overlay'), reading.environment.origin),
    innerStyleName: isContained ? '' : styleNameOf(inner, reading),
    children: reading.readWithin(main, key),
  };
};

export const readColumn: Reader = (main, key, reading) => ({
  type: 'column',
  key,
  appearance: oneOf(
    ['align-top', 'align-center', 'align-bottom', 'full-height'] as const,
    main.getAttribute('data-appearance'),
    'full-height',
  ),
  ...stylingOf(main, reading),
  children: reading.readWithin(main, key),
});

export const readColumnLine: Reader = (main, key, reading) => ({
  type: 'column-line',
  key,
  ...stylingOf(main, reading),
  children: reading.readWithin(main, key),
});

export const readColumnGroup: Reader = (main, key, reading) => {
  const said = Number(main.getAttribute('data-grid-size'));
  return {
    type: 'column-group',
    key,
    ...stylingOf(main, reading),
    gridSize: Number.isInteger(said) && said > 0 && said <= 24 ? said : 12,
    children: reading.readWithin(main, key),
  };
};

export const readBlock: Reader = (main, key, reading) => ({
  type: 'block',
  key,
  ...stylingOf(main, reading),
  children: reading.readWithin(main, key),
});

const readTab = (item: Element, key: string, reading: Parameters<Reader>[2], header: string) => ({
  type: 'tab-item' as const,
  key,
  ...stylingOf(item, reading),
  name: item.getAttribute('data-tab-name') || header,
  children: reading.readWithin(item, key),
});

/** A tab outside of tabs has only its own name as header. */
export const readTabItem: Reader = (main, key, reading) => readTab(main, key, reading, '');

export const readTabs: Reader = (main, key, reading) => {
  const parts = partsOf(main);
  const navigation = parts.get('navigation');
  const headers = [...(navigation?.children ?? [])].map(plainText);
  const items = itemsOf(main, 'tab-item', (item, place) =>
    readTab(item, `${key}.${place}`, reading, headers[place] ?? ''),
  );
  const active = Number.parseInt(main.getAttribute('data-active-tab') ?? '', 10);
  const side =
    /\btab-align-(left|center|right)\b/.exec(main.getAttribute('class') ?? '')?.[1] ??
    reading.styles.rulesOf(navigation).base.get('text-align');
  return {
    type: 'tabs',
    key,
    ...stylingOf(main, reading),
    items,
    activeTab: active >= 0 && active < items.length ? active : 0,
    tabAlign: oneOf(['left', 'center', 'right'] as const, side, 'left'),
    contentStyleName: styleNameOf(parts.get('content'), reading),
    headerStyleName: styleNameOf(parts.get('headers'), reading),
  };
};
