/** Offline indicator in the header (§2, NET-05). */

import { WifiOff } from 'lucide-react';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useSelectedOrDrawn } from '#shop/use-selected-or-drawn.ts';
import { useNetwork } from '#shop/use-shop.ts';
import styles from './OfflineIndicator.module.css';

export const OfflineIndicator = () => {
  const isOffline = useSelectedOrDrawn(useNetwork(), selectIsOffline, false);
  return (
    <output className={styles['place']}>
      {isOffline && (
        <span className={styles['indicator']}>
          <WifiOff aria-hidden="true" size={16} />
          <span className={styles['word']}>Offline</span>
        </span>
      )}
    </output>
  );
};
