/** Says what a replay came to: the share that matches, each mismatch, each departure. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupOf } from './recording.ts';
import type { Outcome } from './replay.ts';
import { answeringRooms, roomOf } from './rooms.ts';

const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;

const isMatch = ({ faults }: Outcome): boolean => faults.length === 0;
const isStrict = ({ faults, strict }: Outcome): boolean => faults.length === 0 && strict.length === 0;

function table(outcomes: readonly Outcome[]): string {
  const groups = [...new Set(outcomes.map(({ recording }) => groupOf(recording)))];
  const rows = groups.map((group) => {
    const own = outcomes.filter(({ recording }) => groupOf(recording) === group);
    const [matched, strict] = [own.filter(isMatch).length, own.filter(isStrict).length];
    const departed = own.filter(({ departure }) => departure !== null).length;
    return [
      `${group}.`,
      own.length,
      matched,
      share(matched, own.length),
      departed,
      share(strict, own.length),
    ];
  });
  const lines = [['group', 'recorded', 'matched', 'share', 'departures', 'strictly'], ...rows];
  return lines
    .map((cells) =>
      cells.map((cell, at) => (at === 0 ? String(cell).padEnd(10) : String(cell).padStart(11))).join(''),
    )
    .join('\n');
}

export function reportOutcomes(outcomes: readonly Outcome[]): boolean {
  const wrong = outcomes.filter((one) => !isMatch(one) && one.departure === null);
  const departed = outcomes.filter(({ departure }) => departure !== null);
  console.log('\nMismatches');
  for (const { recording, faults, logged } of wrong)
    console.log(
      `  ${recording.name}: ${faults[0]}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ''}${logged[0] ? ` [${logged[0].split('\n')[0]}]` : ''}`,
    );
  console.log('\nValues that differ');
  for (const { recording, strict, faults } of outcomes)
    if (faults.length === 0 && strict.length > 0)
      console.log(
        `  ${recording.name}: ${strict[0]}${strict.length > 1 ? ` (and ${strict.length - 1} more)` : ''}`,
      );
  console.log('\nDepartures');
  for (const { recording, departure, faults } of departed)
    console.log(`  ${recording.name}: ${faults[0]} — ${departure?.because}`);
  const matched = outcomes.filter(isMatch).length;
  const strict = outcomes.filter(isStrict).length;
  console.log(`\n${table(outcomes)}\n`);
  console.log(
    `${matched} of ${outcomes.length} recorded answers matched (${share(matched, outcomes.length)}), strictly ${share(strict, outcomes.length)}; ${departed.length} documented departures, ${wrong.length} mismatches`,
  );
  return wrong.length === 0;
}

const cut = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 1500);

/** One file for each part of the backend: request, recorded answer and ours. */
export function writeByRoom(outcomes: readonly Outcome[], folder: string): void {
  for (const room of answeringRooms) {
    const own = outcomes.filter(
      (one) => one.departure === null && !isStrict(one) && roomOf(one.recording.name) === room,
    );
    const text = own.map(({ recording, faults, strict, answer, logged }) =>
      [
        `## ${isFault(faults)} ${recording.name} (${recording.note ?? ''})`,
        ...faults.map((line) => `  - ${line}`),
        ...strict.map((line) => `  - value: ${line}`),
        ...logged.map((line) => `  - logged: ${line.split('\n').slice(0, 3).join(' | ')}`),
        `  asked ${recording.request.method} ${recording.request.path} ${cut(recording.request.body)}`,
        `  recorded ${recording.response.status} ${cut(recording.response.body)}`,
        `  ours     ${answer?.status} ${cut(answer?.body)}`,
      ].join('\n'),
    );
    const wrong = own.filter((one) => !isMatch(one)).length;
    writeFileSync(
      join(folder, `mismatches-${room}.txt`),
      [`${wrong} mismatches, ${own.length - wrong} with other values`, ...text, ''].join('\n\n'),
    );
  }
}

const isFault = (faults: readonly string[]): string => (faults.length > 0 ? 'MISMATCH' : 'VALUES');
