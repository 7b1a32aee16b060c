/**
 * `npm run machines` writes the pictures of all machines and prints their sizes; `--check` writes
 * nothing and fails where a file is stale.
 */

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  chartsFolder,
  drawPicture,
  isFresh,
  leftOver,
  readChart,
  readPictures,
  readTexts,
} from './charts/files.ts';
import { medianOf, readSizes } from './sizes-table.ts';

const isCheck = process.argv.includes('--check');

const printSizes = async (): Promise<void> => {
  const sizes = await readSizes();
  const rows = sizes.map(({ machine, isWhole, ...row }) => [
    machine,
    { ...row, 'in the file': isWhole ? 'all' : 'a part' },
  ]);
  console.table(Object.fromEntries(rows));
  console.log(`${sizes.length} machines, median ${medianOf(sizes)} transitions.`);
};

const pictures = await readPictures();
const texts = await readTexts(pictures);
const names = [...texts.keys(), ...pictures.map(({ id }) => `${id}.svg`)];
const stale: string[] = [...(await leftOver(names))];

const compare = async (name: string, wanted: string): Promise<void> => {
  if ((await readChart(name)) === wanted) return;
  stale.push(name);
  if (!isCheck) await writeFile(join(chartsFolder, name), wanted);
};

if (!isCheck) {
  await mkdir(chartsFolder, { recursive: true });
  for (const name of stale) await rm(join(chartsFolder, name));
}
for (const [name, text] of texts) await compare(name, text);
for (const picture of pictures) {
  const name = `${picture.id}.svg`;
  // a fresh picture is not drawn again, but a check draws and compares every byte
  if (isCheck || !isFresh(await readChart(name), picture)) await compare(name, await drawPicture(picture));
}

if (!isCheck) await printSizes();
if (stale.length > 0) console.log(`${isCheck ? 'Stale' : 'Written'}: ${stale.toSorted().join(', ')}`);
if (isCheck && stale.length > 0) process.exitCode = 1;
