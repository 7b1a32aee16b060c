/** Offline indicator in the header (§2, NET-05). */

import { WifiOff } from 'lucide-react';
import { selectIsOffline } from '#machines/network/network.selectors.ts';
import { useNetwork, useSelected } from '#shop/use-shop.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './OfflineIndicator.module.css';

export const OfflineIndicator = () => {
  // server HTML cannot know the connection state
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
