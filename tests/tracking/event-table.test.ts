/** The table of events and the metrics of a page. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, type DataLayerShape } from '#tracking/data-layer.ts';
import type { TrackingEvent } from '#tracking/tracking-event.ts';
import { layerComplaints } from '#tests/support/tracking-shapes.ts';
import { samples, trackedOf } from './samples.ts';
import { clsOf, inpOf } from '#tracking/web-vitals.ts';

const file = join(import.meta.dirname, '../../src/tracking/README.md');
const [begin, end] = ['<!-- events -->\n', '<!-- /events -->'];

/** Names of data, those of the ecommerce part after it. */
const keysOf = (data: object, before = ''): readonly string[] =>
  Object.entries(data).flatMap(([key, value]: readonly [string, unknown]) => {
    if (key === 'event') return [];
    const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [value];
    const isNested = typeof first === 'object' && first !== null;
    const name = `${before}${key}${Array.isArray(value) ? '[]' : ''}`;
    return isNested ? keysOf(first, `${name}.`) : [name];
  });

const cellsOf = (event: TrackingEvent, shape: DataLayerShape): readonly [string, string] => {
  const entry = entriesOf(event, shape).at(-1);
  if (entry === undefined) return ['', ''];
  const keys = keysOf(entry).map((key) => key.replace('ecommerce.', ''));
  return [`\`${String(entry['event'])}\``, keys.map((key) => `\`${key}\``).join(' ')];
};

const vital: TrackingEvent = { type: 'webVital', vital: 'LCP', value: 1200 };
const rows = [
  ...samples.map(([facts, when]) => [trackedOf(facts).at(-1) as TrackingEvent, when] as const),
  [vital, 'the page is hidden: LCP, INP, CLS and TTFB'] as const,
].map(([event, when]) => `| ${[when, ...cellsOf(event, 'ua'), ...cellsOf(event, 'ga4')].join(' | ')} |`);

const table = ['| When | Event | Data | In GA4 | Data in GA4 |', '| --- | --- | --- | --- | --- |', ...rows];

const plain = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ').trim();

test('the table of events in the README is what the code reports [TRK-01]', () => {
  const text = readFileSync(file, 'utf8');
  const [start, stop] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  expect(start).toBeGreaterThan(begin.length);
  if (process.env['WRITE_TABLE'] === 'yes')
    writeFileSync(file, `${text.slice(0, start)}\n${table.join('\n')}\n\n${text.slice(stop)}`);
  else expect(plain(text.slice(start, stop))).toBe(plain(table.join('\n')));
});

test.each(['ua', 'ga4'] as const)('writes what %s documents, for each event [TRK-01]', (shape) => {
  const events = samples.flatMap(([facts]) => trackedOf(facts));
  const entries = events.flatMap((event) => entriesOf(event, shape));
  expect(layerComplaints(entries, shape)).toEqual([]);
  expect(layerComplaints(entries, shape === 'ua' ? 'ga4' : 'ua').length).toBeGreaterThan(5);
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

const press = (interactionId: number, duration: number) => ({ interactionId, duration });

test('counts the worst burst of shifts, without those that follow a press [TRK-01]', () => {
  expect(clsOf([])).toBe(0);
  expect(clsOf([shift(0, 0.1), shift(900, 0.1), shift(950, 1, true), shift(2000, 0.15)])).toBe(0.2);
  const steady = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.01));
  expect(clsOf(steady)).toBe(0.06);
});

test('tells the longest interaction, and of many not the very longest [TRK-01]', () => {
  expect(inpOf([press(0, 900)])).toBeNull();
  expect(inpOf([press(1, 80), press(1, 120), press(2, 90)])).toBe(120);
  const many = Array.from({ length: 50 }, (_, index) => press(index + 1, index === 7 ? 900 : 50));
  expect(inpOf(many)).toBe(50);
});
