/** Map of places; tiles of another host load only after the shopper agrees (§2 map). */
import { Map as MapIcon } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { isMotionReduced } from './motion.ts';
import styles from './PlaceMap.module.css';
import { PlaceDetails, type Place } from './PlaceDetails.tsx';
import { watchSight } from './watch-sight.ts';

export interface MappedPlace extends Place {
  latitude: number;
  longitude: number;
}

export interface PlaceMapProps {
  /** Must be referentially stable; a new array redraws the map. */
  places: readonly MappedPlace[];
  /** Tile URL with {z}, {x} and {y}. */
  address: string;
  /** Name of the tile host; empty if it is the shop's own. */
  host: string;
  credit: string;
  creditHref: string;
  hasControls: boolean;
  className: string;
}

type GroundProps = Pick<PlaceMapProps, 'places' | 'address' | 'hasControls'> & {
  /** Focuses the map, since the pressed button is gone. */
  isFocused: boolean;
  onFail: () => void;
};

const Ground = ({ places, address, hasControls, isFocused, onFail }: GroundProps) => {
  const shown = useMemo(
    () =>
      places.map((place) => {
        const words = document.createElement('div');
        words.className = styles['words'] ?? '';
        return { place, words };
      }),
    [places],
  );
  const draw = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      let isGone = false;
      let takeAway = (): void => undefined;
      const load = async (): Promise<void> => {
        // undefined when the page is about to reload for a new version
        const part = (await import('./tile-map.ts')) as typeof import('./tile-map.ts') | undefined;
        if (isGone || part === undefined) return;
        takeAway = part.drawTileMap(element, {
          address,
          places: shown.map(({ place: { name, latitude, longitude }, words }) => ({
            name,
            latitude,
            longitude,
            words,
          })),
          hasControls,
          isStill: isMotionReduced(),
          pinClass: styles['pin'] ?? '',
          onFail,
        });
      };
      load().catch(onFail);
      if (isFocused) element.focus({ preventScroll: true });
      return () => {
        isGone = true;
        takeAway();
      };
    },
    [shown, address, hasControls, isFocused, onFail],
  );
  return (
    <>
      <section ref={draw} className={styles['ground']} aria-label="Map of the locations" tabIndex={-1} />
      {shown.map(({ place, words }) => createPortal(<PlaceDetails place={place} />, words, place.key))}
    </>
  );
};

type Stage = 'waiting' | 'wanted' | 'failed';

export const PlaceMap = (props: PlaceMapProps) => {
  const { places, address, host, credit, creditHref, hasControls, className } = props;
  const [stage, setStage] = useState<Stage>('waiting');
  const isAsked = host !== '';
  const fail = useCallback(() => setStage('failed'), []);
  const watch = useCallback((element: HTMLDivElement | null) => {
    if (!element) return undefined;
    return watchSight(element, (isSeen) => {
      if (isSeen) setStage('wanted');
    });
  }, []);
  if (stage === 'failed')
    return <output className={styles['failed']}>The map cannot be shown at the moment.</output>;
  return (
    <div className={classNames(styles['map'], className)}>
      {stage === 'wanted' && (
        <>
          <Ground {...{ places, address, hasControls }} isFocused={isAsked} onFail={fail} />
          <p className={styles['credit']}>
            {creditHref === '' ? (
              credit
            ) : (
              <a href={creditHref} target="_blank" rel="noopener noreferrer">
                {credit}
              </a>
            )}
          </p>
        </>
      )}
      {stage === 'waiting' && !isAsked && <div ref={watch} className={styles['ground']} />}
      {stage === 'waiting' && isAsked && (
        <div className={styles['panel']}>
          <Button icon={<MapIcon aria-hidden="true" size={20} />} onClick={() => setStage('wanted')}>
            Show the map
          </Button>
          <p className={styles['note']}>
            The map comes from {host}, which may set cookies. Nothing is loaded before you press.
          </p>
        </div>
      )}
    </div>
  );
};
