/**
 * Lists every known locality in Australia and New Zealand with its state and postcode (ADDR-04).
 */
import { capitalTerritory } from './localities/capital-territory.ts';
import { newSouthWales } from './localities/new-south-wales.ts';
import { northIsland } from './localities/north-island.ts';
import { northernTerritory } from './localities/northern-territory.ts';
import { queensland } from './localities/queensland.ts';
import { southAustralia } from './localities/south-australia.ts';
import { southIsland } from './localities/south-island.ts';
import { tasmania } from './localities/tasmania.ts';
import { victoria } from './localities/victoria.ts';
import { westernAustralia } from './localities/western-australia.ts';
import { plainWords } from './words.ts';

export interface Locality {
  readonly name: string;
  /** Null in New Zealand, which has no states. */
  readonly regionCode: string | null;
  readonly postcode: string;
  /** The name in the form used for comparison. */
  readonly plain: string;
}

/** Parses lines such as `2010 Darlinghurst, Surry Hills`. */
function readTable(regionCode: string | null, table: string): Locality[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const postcode = line.slice(0, 4);
      return line
        .slice(5)
        .split(', ')
        .map((name) => ({ name, regionCode, postcode, plain: plainWords(name).join(' ') }));
    });
}

const gazetteers: ReadonlyMap<string, readonly Locality[]> = new Map([
  [
    'AU',
    [
      ...readTable('NSW', newSouthWales),
      ...readTable('VIC', victoria),
      ...readTable('QLD', queensland),
      ...readTable('SA', southAustralia),
      ...readTable('WA', westernAustralia),
      ...readTable('TAS', tasmania),
      ...readTable('ACT', capitalTerritory),
      ...readTable('NT', northernTerritory),
    ],
  ],
  ['NZ', [...readTable(null, northIsland), ...readTable(null, southIsland)]],
]);

/** Empty for any other country. */
export function localitiesOf(countryId: string): readonly Locality[] {
  return gazetteers.get(countryId) ?? [];
}
