/** The places of a map, as one who wants to go there needs them (§2 map): no other house's map is asked for them. */

import type { MapLocation, MapNode } from '#machines/domain/content-tree.ts';
import { PlaceList } from '#ui/PlaceList.tsx';
import type { ElementProps } from './drawing.ts';
import { classesOf } from './styling.ts';
import styles from './Places.module.css';

const directionsTo = ({ latitude, longitude }: MapLocation): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;

const addressLines = ({ address, city, state, postcode, country }: MapLocation): readonly string[] =>
  [address, [city, state, postcode].filter((part) => part !== '').join(' '), country].filter(
    (line) => line !== '',
  );

export const Places = ({ node }: ElementProps<MapNode>) =>
  node.locations.length > 0 && (
    <div className={classesOf(node, styles['places'], styles['tall'])}>
      <PlaceList
        places={node.locations.map((location, index) => ({
          key: `${index} ${location.name}`,
          name: location.name || location.city,
          addressLines: addressLines(location),
          phone: location.phone,
          note: location.comment,
          directionsHref: directionsTo(location),
        }))}
      />
    </div>
  );
