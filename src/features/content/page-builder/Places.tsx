/**
 * Places of a map (§2 map): a map if a tile server is configured, and always a list of addresses.
 */

import { useMemo } from 'react';
import type { MapLocation, MapNode } from '#machines/domain/content-tree.ts';
import { tileOriginOf } from '#machines/domain/map-tiles.ts';
import { livelyIf } from '#ui/lively.ts';
import { PlaceList } from '#ui/PlaceList.tsx';
import { PlaceMap, type MappedPlace } from '#ui/PlaceMap.tsx';
import type { ElementProps } from './drawing.ts';
import { classesOf } from './styling.ts';
import styles from './Places.module.css';

const directionsTo = ({ latitude, longitude }: MapLocation): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;

const addressLines = ({ address, city, state, postcode, country }: MapLocation): readonly string[] =>
  [address, [city, state, postcode].filter((part) => part !== '').join(' '), country].filter(
    (line) => line !== '',
  );

const toPlace = (location: MapLocation, index: number): MappedPlace => ({
  key: `${index} ${location.name}`,
  name: location.name || location.city || location.country,
  addressLines: addressLines(location),
  phone: location.phone,
  note: location.comment,
  directionsHref: directionsTo(location),
  latitude: location.latitude,
  longitude: location.longitude,
});

export const Places = ({ node, mapTiles }: ElementProps<MapNode>) => {
  const places = useMemo(() => node.locations.map(toPlace), [node.locations]);
  if (places.length === 0) return null;
  if (mapTiles === null)
    return (
      <div className={classesOf(node, styles['places'], styles['tall'])}>
        <PlaceList places={places} />
      </div>
    );
  return (
    <div className={styles['mapped']} {...livelyIf(true)}>
      <PlaceMap
        places={places}
        address={mapTiles.address}
        host={tileOriginOf(mapTiles).replace('https://', '')}
        credit={mapTiles.credit}
        creditHref={mapTiles.creditHref}
        hasControls={node.hasControls}
        className={classesOf(node)}
      />
      <PlaceList places={places} />
    </div>
  );
};
