/** Says in the header that there is no connection (§2, NET-05). */

import { WifiOff } from 'lucide-react';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useNetwork, useSelected } from '#shop/use-shop.ts';
import styles from './OfflineIndicator.module.css';

export const OfflineIndicator = () => {
  const isOffline = useSelected(useNetwork(), selectIsOffline);
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
