/** `npm run contract FOLDER [PATTERN]`: holds documents, schema and answers against a real Magento's (ROOMS=folder: notes by room). */

import { checkPublished } from './published.ts';
import { checkContent } from './recorded-content.ts';
import { checkTrees } from './recorded-trees.ts';
import { reportOutcomes, writeByRoom } from './report.ts';
import { replay } from './replay.ts';

const [folder, pattern = '.'] = process.argv.slice(2);
if (folder === undefined) {
  console.error('npm run contract FOLDER [PATTERN], where FOLDER holds the contract and recordings');
  process.exit(2);
}
const isPublished = await checkPublished(folder);
const isContentKept = await checkContent(folder);
const isTreeSame = await checkTrees(folder);
const outcomes = await replay(folder, new RegExp(pattern));
const isGood = reportOutcomes(outcomes);
const { ROOMS: notes } = process.env;
if (notes !== undefined) writeByRoom(outcomes, notes);
process.exit(isGood && isPublished && isContentKept && isTreeSame ? 0 : 1);
