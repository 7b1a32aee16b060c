/** Says in the header that there is no connection (§2, NET-05). */

import { WifiOff } from 'lucide-react';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useNetwork, useSelected } from '#shop/use-shop.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './OfflineIndicator.module.css';

export const OfflineIndicator = () => {
  // what the server drew knows nothing of a connection
  const isHydrated = useHydrated();
  const isOffline = useSelected(useNetwork(), selectIsOffline) && isHydrated;
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
