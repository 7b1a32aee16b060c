/** Sticky header: links, logo, search, account, cart and menu (SHELL-02). */

import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectIsMenuOpen, selectIsSearchOpen } from '#machines/chrome/chrome.selectors.ts';
import { DrawnContent } from '#shop/DrawnContent.tsx';
import { useChrome, useSelected } from '#shop/use-shop.ts';
import { useAreBlocksAwaited, useBlock, useContent, useShopName } from '#shop/use-reading.ts';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { keepFree } from '#ui/keep-free.ts';
import { UntilTouched } from '#ui/UntilTouched.tsx';
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

/** Created once: what does not change is not rendered again, and the menu may stay as drawn. */
const menu = <MegaMenu />;
const search = <SearchBox />;
const switcher = <AccountSwitcher />;

const MainMenu = () => {
  const content = useContent({ kind: 'menu' });
  return <UntilTouched shown={[content]}>{menu}</UntilTouched>;
};

const MenuTrigger = () => {
  const chrome = useChrome();
  return (
    <IconButton
      label="Menu"
      icon={<Menu aria-hidden="true" size={24} />}
      aria-expanded={useSelected(chrome, selectIsMenuOpen)}
      aria-haspopup="dialog"
      onClick={() => chrome.send({ type: 'chrome.toggleMenu' })}
    />
  );
};

const SearchPlace = () => {
  const isOpen = useSelected(useChrome(), selectIsSearchOpen);
  return (
    <div id={searchId} className={classNames(styles['search'], isOpen && styles['open'])}>
      {search}
    </div>
  );
};

const SwitcherInBar = () => useAccountModal().isLaptop && switcher;

/** Below laptop width the switcher has its own row, reserved while it loads. */
const SwitcherRow = () => {
  const { isLaptop } = useAccountModal();
  const mayHaveSeveral = useMayHaveSeveralAccounts();
  if (isLaptop) return null;
  return <div className={classNames(styles['row'], mayHaveSeveral && styles['reserved'])}>{switcher}</div>;
};

const bar = (
  <>
    <SearchPlace />
    <SwitcherInBar />
    <div className={styles['controls']}>
      <OfflineIndicator />
      <span className={styles['toggle']}>
        <SearchTrigger />
      </span>
      <AccountControl />
      <CartTrigger />
    </div>
    <SwitcherRow />
  </>
);

const menuRow = (
  <div className={styles['menu']}>
    <MainMenu />
  </div>
);

export const Header = ({ delivery, notices }: HeaderProps) => {
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
            <MenuTrigger />
          </span>
          <Logo brand={name} />
          {bar}
        </div>
        {notices}
      </div>
      {menuRow}
    </header>
  );
};
