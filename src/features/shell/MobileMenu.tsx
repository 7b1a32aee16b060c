/** The menu below 1024 px: slides in from the start, top categories opening into those beneath (SHELL-04). */

import { ChevronDown } from 'lucide-react';
import { selectIsMenuOpen } from '#machines/chrome/chrome.selectors.ts';
import { selectPath } from '#machines/page/page.selectors.ts';
import { useChrome, usePage, useReading, useSelected } from '#shop/use-shop.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { AccountEntry } from './AccountEntry.tsx';
import styles from './MobileMenu.module.css';
import { isSection } from './section.ts';
import { Toasts } from './Toasts.tsx';

export const MobileMenu = () => {
  const chrome = useChrome();
  const isOpen = useSelected(chrome, selectIsMenuOpen);
  const path = useSelected(usePage(), selectPath);
  const { content } = useReading({ kind: 'menu' });
  const close = () => chrome.send({ type: 'chrome.close' });
  const items = content?.kind === 'menu' ? content.items : [];
  return (
    <Drawer side="start" open={isOpen} onClose={close} title="Menu" closeLabel="Close menu">
      {isOpen && <Toasts />}
      <nav aria-label="Menu">
        <ul className={styles['list']}>
          {items.map((item) => (
            <li key={item.id}>
              <details className={styles['section']} open={isSection(item.path, path)}>
                <summary className={styles['name']}>
                  {item.name}
                  <ChevronDown aria-hidden="true" size={20} className={styles['caret']} />
                </summary>
                <ul className={styles['list']}>
                  {[
                    { id: item.id, name: `All ${item.name.toLowerCase()}`, path: item.path },
                    ...item.children,
                  ].map((child) => (
                    <li key={child.id}>
                      <a
                        className={styles['link']}
                        href={child.path}
                        aria-current={child.path === path ? 'page' : undefined}
                        onClick={close}
                      >
                        {child.name}
                      </a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ))}
        </ul>
      </nav>
      <AccountEntry onLeave={close} />
    </Drawer>
  );
};
