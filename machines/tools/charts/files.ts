/**
 * The files of `npm run machines`: picture and text of each machine, map, event index and table.
 */

import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openMachine, readMachineFiles } from '../find-machine.ts';
import { readSizes, sizesMarkdown, type MachineSize } from '../sizes-table.ts';
import { chartOf, statesIn, type ChartState } from './chart.ts';
import { eventRows, eventsMarkdown } from './event-senders.ts';
import { layOut } from './layout.ts';
import { mermaidOf } from './mermaid.ts';
import { mapMermaid, mapSvg, type Drawn } from './owners.ts';
import { svgOf } from './svg.ts';

export const chartsFolder = join(import.meta.dirname, '..', '..', 'charts');

export interface Picture extends Drawn {
  /** A hash of the chart and of the drawing code. */
  readonly source: string;
}

/** The first comment of a machine's file, without its references. */
const purposeIn = (text: string): string => {
  const [, comment = ''] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
  return comment
    .replaceAll(/\s*\n \*\s*/g, ' ')
    .replaceAll(/ ?\((?=[^)]*(?:§|[A-Z]-?\d))[^)]*\)/g, '')
    .trim()
    .replace(/\.$/, '');
};

/** A change of the drawing code makes every picture stale. */
const readTools = async (): Promise<string> => {
  const names = ['card', 'layout', 'levels', 'parts', 'svg'];
  const own = names.map((name) => join(import.meta.dirname, `${name}.ts`));
  const lock = join(import.meta.dirname, '..', '..', '..', 'package.json');
  const texts = await Promise.all(own.map((file) => readFile(file, 'utf8')));
  const [elk = ''] = /"elkjs": "[^"]+"/.exec(await readFile(lock, 'utf8')) ?? [];
  return [...texts, elk].join('\n');
};

export const sourceOf = (chart: ChartState, tools: string): string =>
  createHash('sha256').update(JSON.stringify(chart)).update(tools).digest('hex').slice(0, 16);

export const readPictures = async (): Promise<readonly Picture[]> => {
  const files = await readMachineFiles();
  const tools = await readTools();
  const opened = await Promise.all(
    files.map(async (file) => ({ machine: await openMachine(file), text: await readFile(file, 'utf8') })),
  );
  const ids = opened.map(({ machine }) => machine.id);
  return opened
    .map(({ machine, text }) => {
      const purpose = purposeIn(text);
      const chart = {
        ...chartOf(machine, ids),
        description: [purpose, machine.root.description ?? ''].filter(Boolean).join('. '),
      };
      const source = sourceOf(chart, tools);
      return { id: machine.id, purpose, chart, source };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
};

export const drawPicture = async ({ id, purpose, chart, source }: Picture): Promise<string> => {
  const states = statesIn(chart)
    .slice(1)
    .map(({ path }) => path);
  const about = states.length === 0 ? purpose : `${purpose}. Its states: ${states.join(', ')}.`;
  return svgOf(await layOut(chart), { id, about, source });
};

const readme = (pictures: readonly Picture[], sizes: readonly MachineSize[]): string => {
  const purposes = new Map(pictures.map(({ id, purpose }) => [id, purpose]));
  return [
    '# Pictures of the machines',
    '',
    'Written by `npm run machines`; `tests/architecture/charts.test.ts` fails when they are stale. Open an SVG by itself',
    'to follow its links; a `.mmd` is drawn by GitHub.',
    '',
    '- **A card** is a state: what it runs and does on entry, then each event it answers. A dot with an arrow stands',
    '  where a state is entered first; a double frame is a final state; a dashed frame is one of several regions that',
    '  run side by side.',
    '- **`event [guard] → target / actions`**: on this event, if the guard holds, go there and do that. Of several guards',
    '  the first that holds decides. Without a target the state stays. `always` needs no event, `done` and `failed` are',
    '  answers of what the state runs, `after` is a time.',
    '- **`anywhere in …`** holds in every state of that frame that does not answer the event itself; so does what',
    '  stands in the head of a frame. `ignores` keeps an event from the frame around.',
    '- A state, its name and the arrows to it have one colour. Where a line would cross too much, the name alone leads on.',
    '- `runs` names what lives as long as the state; underlined is a machine with a picture of its own.',
    '',
    'Who sends and who hears what: [events.md](events.md).',
    '',
    '## Who owns whom',
    '',
    '[The map with what each is for](map.svg)',
    '',
    '```mermaid',
    mapMermaid(pictures).trimEnd(),
    '```',
    '',
    '## All machines',
    '',
    ...sizesMarkdown(
      sizes,
      (id) => `[${id}](${id}.svg) ([text](${id}.mmd))`,
      (id) => purposes.get(id) ?? '',
    ),
    '',
  ].join('\n');
};

/** Texts by file name, without the pictures of machines, which take time. */
export const readTexts = async (pictures: readonly Picture[]): Promise<ReadonlyMap<string, string>> => {
  const files = await readMachineFiles();
  const machines = await Promise.all(files.map(async (file) => ({ file, machine: await openMachine(file) })));
  const ids = pictures.map(({ id }) => id);
  return new Map([
    ...pictures.map(({ id, chart }) => [`${id}.mmd`, mermaidOf(chart)] as const),
    ['README.md', readme(pictures, await readSizes())],
    ['events.md', eventsMarkdown(eventRows(machines), ids)],
    ['map.mmd', mapMermaid(pictures)],
    ['map.svg', mapSvg(pictures)],
  ]);
};

export const readChart = (name: string): Promise<string> =>
  readFile(join(chartsFolder, name), 'utf8').catch(() => '');

export const isFresh = (svg: string, { source }: Picture): boolean => svg.includes(`data-source="${source}"`);

/** Files of machines that no longer exist. */
export const leftOver = async (names: readonly string[]): Promise<readonly string[]> => {
  const found = await readdir(chartsFolder).catch(() => []);
  return found.filter((name) => !names.includes(name)).toSorted();
};
