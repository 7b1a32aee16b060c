/** Says what a replay came to: each mismatch, each departure, the share that matches. */

import type { Outcome } from './replay.ts';

const share = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;

const isMatch = ({ faults }: Outcome): boolean => faults.length === 0;
const isStrict = ({ faults, strict }: Outcome): boolean => faults.length === 0 && strict.length === 0;

export function reportOutcomes(outcomes: readonly Outcome[]): boolean {
  const wrong = outcomes.filter((one) => !isMatch(one) && one.departure === null);
  const departed = outcomes.filter(({ departure }) => departure !== null);
  console.log('\nMismatches');
  for (const { recording, faults, logged } of wrong)
    for (const line of [...faults, ...logged.map((one) => `logged: ${one.split('\n')[0]}`)])
      console.log(`  ${recording.name}: ${line}`);
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
  console.log(
    `\n${matched} of ${outcomes.length} recorded answers matched (${share(matched, outcomes.length)}), strictly ${share(strict, outcomes.length)}; ${departed.length} documented departures, ${wrong.length} mismatches`,
  );
  return wrong.length === 0;
}
