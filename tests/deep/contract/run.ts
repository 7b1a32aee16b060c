/** `npm run contract FOLDER [PATTERN] [--sample N] [--seed S]`: holds schema, REST bodies and
 * answers against a real Magento's. */

import { departures } from './departures.ts';
import { readOperations } from './operations.ts';
import { readRecordings } from './recording.ts';
import { replayOperations } from './replay-operations.ts';
import { replay } from './replay.ts';
import { reportOutcomes } from './report.ts';
import { readArguments, sample } from './sample.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readPublishedRest } from './published-rest.ts';
import { checkOwnSchema, ownAttributes, readPublished, type Checked } from './published-schema.ts';
import { checkRest } from './rest-calls.ts';

function tell(what: string, { count, faults }: Checked): boolean {
  console.log(`${what}: ${count} checked, ${faults.length} against the contract`);
  for (const fault of faults) console.log(`  ${fault}`);
  return faults.length === 0;
}

async function checkPublished(folder: string): Promise<boolean> {
  const files = readdirSync(folder);
  const introspection = files.find(
    (file) => file.endsWith('introspection.json') && !/^(?:gql|proto)\./.test(file),
  );
  const openApi = files.find((file) => /openapi\.ya?ml$/.test(file));
  const results: boolean[] = [];
  if (introspection) {
    const published = readPublished(join(folder, introspection));
    results.push(tell("The backend's own types (stock, commerce)", checkOwnSchema(published)));
    console.log(`  this shop's own product attributes apart: ${ownAttributes().join(', ')}`);
  }
  if (openApi) {
    const rest = readPublishedRest(join(folder, openApi));
    try {
      results.push(tell('REST bodies of the storefront', await checkRest(rest)));
    } catch (error) {
      console.log(`REST calls could not be made: ${error instanceof Error ? error.message : String(error)}`);
      results.push(false);
    }
  }
  return results.every(Boolean);
}

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
