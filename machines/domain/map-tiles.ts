/**
 * The map tile server and its configuration (§2 map, CONTENT-01). Without one a map is a list of
 * places.
 */

export interface MapTiles {
  /** The address of a tile with {z}, {x} and {y}; a path where the shop hosts the tiles. */
  readonly address: string;
  /** The credit to show next to the map. */
  readonly credit: string;
  /** The credit's link; empty for none. */
  readonly creditHref: string;
}

const safe = String.raw`[\w~!$&()*+,;=:@%./?{}-]`;
const host = String.raw`https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?`;
const square = new RegExp(`^(${host})?\\/(?![/\\\\])${safe}*$`);

/** Whether the address can serve tiles: over https, or from the shop. */
export const isTileAddress = (address: string): boolean => {
  const marks: readonly string[] = address.match(/\{[^{}]*\}/g) ?? [];
  return (
    square.test(address) &&
    ['{z}', '{x}', '{y}'].every((mark) => marks.includes(mark)) &&
    // a host name with placeholders cannot be allowed as one origin
    marks.every((mark) => ['{z}', '{x}', '{y}', '{r}'].includes(mark))
  );
};

/** The origin of the tiles; empty where the shop hosts them. */
export const tileOriginOf = ({ address }: Pick<MapTiles, 'address'>): string =>
  square.exec(address)?.[1] ?? '';

/** Reads a credit, which may end with an address. */
export const mapTilesOf = (address: string, credit: string): MapTiles | null => {
  const said = credit.trim().replace(/\s+/g, ' ');
  const creditHref = /(?:^| )(https:\/\/[^\s"<>]+)$/.exec(said)?.[1] ?? '';
  const words = said.slice(0, said.length - creditHref.length).trim();
  return isTileAddress(address) && words !== '' ? { address, credit: words, creditHref } : null;
};

/** One line, for embedding in the page. */
export const mapTilesLine = (tiles: MapTiles | null): string =>
  tiles === null ? '' : `${tiles.address} ${tiles.credit} ${tiles.creditHref}`.trim();

export const mapTilesIn = (line: string): MapTiles | null => {
  const [address = ''] = line.split(' ', 1);
  return mapTilesOf(address, line.slice(address.length));
};
