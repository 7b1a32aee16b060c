/** The house that draws the ground of maps, as the shop is told of it (§2 map, CONTENT-01). Without one a map is the list of its places. */

export interface MapTiles {
  /** Of one square of the map, its place and size as {z}, {x} and {y}; a path where the shop's own host has them. */
  readonly address: string;
  /** Who must be named beside the map. */
  readonly credit: string;
  /** Where it says more about them; empty where nothing does. */
  readonly creditHref: string;
}

const safe = String.raw`[\w~!$&()*+,;=:@%./?{}-]`;
const host = String.raw`https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?`;
const square = new RegExp(`^(${host})?\\/(?![/\\\\])${safe}*$`);

/** Whether squares can be asked for under this address: over a safe connection, or from the shop itself. */
export const isTileAddress = (address: string): boolean => {
  const marks: readonly string[] = address.match(/\{[^{}]*\}/g) ?? [];
  return (
    square.test(address) &&
    ['{z}', '{x}', '{y}'].every((mark) => marks.includes(mark)) &&
    // a name of many hosts could not be allowed as one
    marks.every((mark) => ['{z}', '{x}', '{y}', '{r}'].includes(mark))
  );
};

/** The origin that is asked for squares; empty where the shop's own has them. */
export const tileOriginOf = ({ address }: Pick<MapTiles, 'address'>): string =>
  square.exec(address)?.[1] ?? '';

/** A credit as one writes it, perhaps with an address at its end. */
export const mapTilesOf = (address: string, credit: string): MapTiles | null => {
  const said = credit.trim().replace(/\s+/g, ' ');
  const creditHref = /(?:^| )(https:\/\/[^\s"<>]+)$/.exec(said)?.[1] ?? '';
  const words = said.slice(0, said.length - creditHref.length).trim();
  return isTileAddress(address) && words !== '' ? { address, credit: words, creditHref } : null;
};

/** In one line, as the page carries it. */
export const mapTilesLine = (tiles: MapTiles | null): string =>
  tiles === null ? '' : `${tiles.address} ${tiles.credit} ${tiles.creditHref}`.trim();

export const mapTilesIn = (line: string): MapTiles | null => {
  const [address = ''] = line.split(' ', 1);
  return mapTilesOf(address, line.slice(address.length));
};
