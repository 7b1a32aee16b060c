/** Places with address, phone and directions (§2 map). */
import { MapPin } from 'lucide-react';
import styles from './PlaceList.module.css';
import { PlaceDetails, type Place } from './PlaceDetails.tsx';

export interface PlaceListProps {
  places: readonly Place[];
}

export const PlaceList = ({ places }: PlaceListProps) => (
  <ul className={styles['places']} aria-label="Locations">
    {places.map((place) => (
      <li key={place.key} className={styles['place']}>
        <MapPin aria-hidden="true" size={24} className={styles['pin']} />
        <PlaceDetails place={place} />
      </li>
    ))}
  </ul>
);
