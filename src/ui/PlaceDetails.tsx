/** Name, address, phone and directions of a place (§2 map). */
import { Phone } from 'lucide-react';
import styles from './PlaceDetails.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Place {
  key: string;
  name: string;
  addressLines: readonly string[];
  phone: string;
  note: string;
  directionsHref: string;
}

export interface PlaceDetailsProps {
  place: Place;
}

export const PlaceDetails = ({ place }: PlaceDetailsProps) => {
  const { name, addressLines, phone, note, directionsHref } = place;
  return (
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
  );
};
