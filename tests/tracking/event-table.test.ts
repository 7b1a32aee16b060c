/** The table in src/tracking/README.md is what the code reports; `npm run tracking` writes it. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entriesOf, type DataLayerShape } from '#tracking/data-layer.ts';
import type { TrackingEvent } from '#tracking/tracking-event.ts';
import { layerComplaints } from '#tests/support/tracking-shapes.ts';
import { samples, trackedOf } from './samples.ts';

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
