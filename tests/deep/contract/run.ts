/** `npm run contract FOLDER [PATTERN] [--sample N] [--seed S]`: holds schema, REST bodies and
 * answers against a real Magento's. */

import { departures } from './departures.ts';
import { readOperations } from './operations.ts';
import { checkPublished } from './published.ts';
import { readRecordings } from './recording.ts';
import { replayOperations } from './replay-operations.ts';
import { replay } from './replay.ts';
import { reportOutcomes } from './report.ts';
import { readArguments, sample } from './sample.ts';

const { folder, pattern, count, seed } = readArguments(process.argv.slice(2), new Date());
if (folder === null) {
  console.error('npm run contract FOLDER [PATTERN] [--sample N], where FOLDER holds contract and recordings');
  process.exit(2);
}
const cases = readOperations(folder);
const all = [...readRecordings(folder), ...cases]
  .map(({ name }) => name)
  .filter((name) => pattern.test(name));
const chosen = new Set(count === null ? all : sample(all, count, seed));
if (count !== null) console.log(`A sample of ${chosen.size} of ${all.length} recordings, --seed ${seed}`);
const isPublished = await checkPublished(folder);
const outcomes = [
  ...(await replay(folder, ({ name }) => chosen.has(name))),
  ...(await replayOperations(cases, ({ name }) => chosen.has(name))),
];
const isGood = reportOutcomes(outcomes);
// a departure that explains nothing any more leaves the list
const isWhole = count === null && pattern.source === '.';
const idle = departures.filter((one) => isWhole && !outcomes.some(({ departure }) => departure === one));
for (const { because } of idle) console.log(`No recording needs this departure: ${because}`);
process.exit(isGood && idle.length === 0 && isPublished ? 0 : 1);
