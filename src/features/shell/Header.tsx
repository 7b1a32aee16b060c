/** The sticky head of every page but the checkout: promises, logo, search, account, cart, menu (SHELL-02). */

import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectIsMenuOpen, selectIsSearchOpen } from '#machines/chrome/chrome.selectors.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useAreBlocksAwaited, useBlock, useChrome, useSelected, useShopName } from '#shop/use-shop.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { keepFree } from '#ui/keep-free.ts';
import { useAccountModal } from './account-modal.ts';
import { AccountControl } from './AccountControl.tsx';
import { AccountSwitcher, useIsSwitcherAwaited } from './AccountSwitcher.tsx';
import { CartTrigger } from './CartTrigger.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { OfflineIndicator } from './OfflineIndicator.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchTrigger } from './SearchTrigger.tsx';

export interface HeaderProps {
  /** When the shopper's delivery comes, or the question for their postcode. */
  readonly delivery: ReactNode;
  /** The messages beneath it. */
  readonly notices: ReactNode;
}

export const Header = ({ delivery, notices }: HeaderProps) => {
  const chrome = useChrome();
  const isSearchOpen = useSelected(chrome, selectIsSearchOpen);
  const isMenuOpen = useSelected(chrome, selectIsMenuOpen);
  const { isLaptop } = useAccountModal();
  const isSwitcherAwaited = useIsSwitcherAwaited();
  const name = useShopName();
  const links = useBlock('header-cms-links');
  const isStripAwaited = useAreBlocksAwaited();
  return (
    <header className={styles['header']}>
      {/* its room is kept while it comes; a merchant without links has no strip */}
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
      {/* this part sticks: the strip above it and the menu scroll away */}
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
          <div className={classNames(styles['search'], isSearchOpen && styles['open'])}>
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
          {/* below a laptop's width the switcher has a row of its own, whose room is reserved while it loads */}
          {!isLaptop && (
            <div className={classNames(styles['row'], isSwitcherAwaited && styles['awaited'])}>
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
