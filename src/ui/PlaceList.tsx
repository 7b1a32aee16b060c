/** Places with what one needs to get there: address, telephone, the way (§2 map). */
import { MapPin, Phone } from 'lucide-react';
import styles from './PlaceList.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Place {
  key: string;
  name: string;
  addressLines: readonly string[];
  phone: string;
  note: string;
  directionsHref: string;
}

export interface PlaceListProps {
  places: readonly Place[];
}

export const PlaceList = ({ places }: PlaceListProps) => (
  <ul className={styles['places']} aria-label="Locations">
    {places.map(({ key, name, addressLines, phone, note, directionsHref }) => (
      <li key={key} className={styles['place']}>
        <MapPin aria-hidden="true" size={24} className={styles['pin']} />
        <div className={styles['words']}>
          <p className={styles['name']}>{name}</p>
          {addressLines.length > 0 && (
            <address className={styles['address']}>
              {addressLines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          )}
          {note !== '' && <p className={styles['note']}>{note}</p>}
          <p className={styles['ways']}>
            {phone !== '' && (
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={styles['way']}>
                <Phone aria-hidden="true" size={18} />
                {phone}
              </a>
            )}
            <a href={directionsHref} target="_blank" rel="noopener noreferrer" className={styles['way']}>
              Directions <VisuallyHidden>to {name} (opens in a new tab)</VisuallyHidden>
            </a>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
