/** Checks schema and REST calls by the published contract, where there is one. */

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

export async function checkPublished(folder: string): Promise<boolean> {
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
