/** Sticky header: links, logo, search, account, cart and menu (SHELL-02). */

import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectIsMenuOpen, selectIsSearchOpen } from '#machines/chrome/chrome.selectors.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useChrome, useSelected } from '#shop/use-shop.ts';
import { useAreBlocksAwaited, useBlock, useShopName } from '#shop/use-reading.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { keepFree } from '#ui/keep-free.ts';
import { useAccountModal } from './account-modal.ts';
import { AccountControl } from './AccountControl.tsx';
import { AccountSwitcher, useMayHaveSeveralAccounts } from './AccountSwitcher.tsx';
import { CartTrigger } from './CartTrigger.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { OfflineIndicator } from './OfflineIndicator.tsx';
import { SearchBox } from './SearchBox.tsx';
import { searchId, SearchTrigger } from './SearchTrigger.tsx';

export interface HeaderProps {
  /** Delivery day, or a prompt for the postcode. */
  readonly delivery: ReactNode;
  /** Messages below the header. */
  readonly notices: ReactNode;
}

export const Header = ({ delivery, notices }: HeaderProps) => {
  const chrome = useChrome();
  const isSearchOpen = useSelected(chrome, selectIsSearchOpen);
  const isMenuOpen = useSelected(chrome, selectIsMenuOpen);
  const { isLaptop } = useAccountModal();
  const mayHaveSeveral = useMayHaveSeveralAccounts();
  const name = useShopName();
  const links = useBlock('header-cms-links');
  const isStripAwaited = useAreBlocksAwaited();
  return (
    <header className={styles['header']}>
      {/* space is reserved while it loads; without merchant links there is no strip */}
      {(links !== null || isStripAwaited) && (
        <div className={`on-primary ${styles['strip']}`}>
          {links !== null && (
            <div className={`container ${styles['links']}`}>
              <DrawnContent tree={links} />
              {delivery}
            </div>
          )}
        </div>
      )}
      {/* only this part sticks; the strip and the menu scroll away */}
      <div className={styles['stuck']} ref={keepFree}>
        <div className={`container ${styles['bar']}`}>
          <span className={styles['toggle']}>
            <IconButton
              label="Menu"
              icon={<Menu aria-hidden="true" size={24} />}
              aria-expanded={isMenuOpen}
              aria-haspopup="dialog"
              onClick={() => chrome.send({ type: 'chrome.toggleMenu' })}
            />
          </span>
          <Logo brand={name} />
          <div id={searchId} className={classNames(styles['search'], isSearchOpen && styles['open'])}>
            <SearchBox />
          </div>
          {isLaptop && <AccountSwitcher />}
          <div className={styles['controls']}>
            <OfflineIndicator />
            <span className={styles['toggle']}>
              <SearchTrigger />
            </span>
            <AccountControl />
            <CartTrigger />
          </div>
          {/* below laptop width the switcher has its own row, reserved while it loads */}
          {!isLaptop && (
            <div className={classNames(styles['row'], mayHaveSeveral && styles['reserved'])}>
              <AccountSwitcher />
            </div>
          )}
        </div>
        {notices}
      </div>
      <div className={styles['menu']}>
        <MegaMenu />
      </div>
    </header>
  );
};
