/** Draws machines as Mermaid text: `npx tsx machines/tools/draw.ts cart`; no name lists them. */

import { diagramOf } from './diagram.ts';
import { findMachine, readMachineNames } from './find-machine.ts';

const names = process.argv.slice(2);
if (names.length === 0) console.log((await readMachineNames()).join('\n'));
for (const name of names) console.log(diagramOf(await findMachine(name)));
