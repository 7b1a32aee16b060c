/** The sticky head of every page but the checkout: promises, logo, menu, cart (SHELL-02). */

import { Menu } from 'lucide-react';
import { useChrome, useReading } from '#shop/use-shop.ts';
import { Html } from '#ui/Html.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { CartTrigger } from './CartTrigger.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import { OfflineIndicator } from './OfflineIndicator.tsx';

const linksBlock = 'header-cms-links';

export const Header = () => {
  const chrome = useChrome();
  const { content } = useReading({ kind: 'blocks', identifiers: [linksBlock] });
  const links =
    content?.kind === 'blocks' ? content.blocks.find(({ identifier }) => identifier === linksBlock) : null;
  return (
    <header className={styles['header']}>
      <div className={`on-primary ${styles['strip']}`}>
        {links ? <Html html={links.content} className={`container ${styles['links']}`} /> : null}
      </div>
      <div className={`container ${styles['bar']}`}>
        <span className={styles['toggle']}>
          <IconButton
            label="Menu"
            icon={<Menu aria-hidden="true" size={24} />}
            onClick={() => chrome.send({ type: 'chrome.openMenu' })}
          />
        </span>
        <Logo />
        <MegaMenu />
        <div className={styles['controls']}>
          <OfflineIndicator />
          <CartTrigger />
        </div>
      </div>
    </header>
  );
};
