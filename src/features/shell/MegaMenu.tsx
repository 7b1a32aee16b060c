/** Menu from 1024 px: top categories with drop-downs, as disclosure navigation (SHELL-03). */

import type { KeyboardEvent } from 'react';
import { selectOpenSection } from '#machines/chrome/chrome.selectors.ts';
import { selectPath } from '#machines/display/page/page.selectors.ts';
import { useChrome, usePage, useSelected } from '#shop/use-shop.ts';
import { useContent } from '#shop/use-reading.ts';
import { useDismissal } from '#ui/use-dismissal.ts';
import { moveFocus } from './menu-keys.ts';
import styles from './MegaMenu.module.css';
import { MegaMenuEntry } from './MegaMenuEntry.tsx';
import { isSection } from './section.ts';

export const MegaMenu = () => {
  const chrome = useChrome();
  const content = useContent({ kind: 'menu' });
  const path = useSelected(usePage(), selectPath);
  const openSection = useSelected(chrome, selectOpenSection);
  const items = content?.kind === 'menu' ? content.items : [];
  const holder = useDismissal<HTMLElement>({
    isOpen: openSection !== null,
    onDismiss: () => chrome.send({ type: 'chrome.closeSection' }),
  });
  const pressKey = (event: KeyboardEvent<HTMLElement>) =>
    moveFocus(event, (section) => chrome.send({ type: 'chrome.pinSection', section }));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its links
    <nav ref={holder} aria-label="Main menu" className={styles['menu']} onKeyDown={pressKey}>
      <ul className={styles['list']}>
        {items.map((item) => (
          <MegaMenuEntry
            key={item.id}
            item={item}
            path={path}
            isCurrent={isSection(item.path, path)}
            isOpen={item.id === openSection}
          />
        ))}
      </ul>
    </nav>
  );
};
