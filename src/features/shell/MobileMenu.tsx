/** Menu below 1024 px: drawer with categories and the account (SHELL-04). */

import { selectIsMenuOpen, selectView } from '#machines/chrome/chrome.selectors.ts';
import { selectPath } from '#machines/display/page/page.selectors.ts';
import { useChrome, usePage, useSelected } from '#shop/use-shop.ts';
import { useContent } from '#shop/use-reading.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { AccountEntry } from './AccountEntry.tsx';
import styles from './MobileMenu.module.css';
import { MobileMenuGroup } from './MobileMenuGroup.tsx';
import { isSection } from './section.ts';

const MobileMenu = () => {
  const chrome = useChrome();
  const isOpen = useSelected(chrome, selectIsMenuOpen);
  const view = useSelected(chrome, selectView);
  const path = useSelected(usePage(), selectPath);
  const content = useContent({ kind: 'menu' });
  const close = () => chrome.send({ type: 'chrome.close' });
  const items = content?.kind === 'menu' ? content.items : [];
  return (
    <Drawer side="start" open={isOpen} onClose={close} title="Menu" closeLabel="Close menu">
      <nav aria-label="Menu">
        <ul className={styles['list']}>
          {items.map((item) => {
            const id = String(item.id);
            const isCurrent = isSection(item.path, path);
            return (
              <li key={id} className={styles['section']}>
                {item.children.length === 0 ? (
                  <a
                    className={styles['name']}
                    href={item.path}
                    aria-current={isCurrent ? 'page' : undefined}
                    onClick={close}
                  >
                    {item.name}
                  </a>
                ) : (
                  <MobileMenuGroup
                    id={id}
                    name={item.name}
                    path={path}
                    isCurrent={isCurrent}
                    // the current section is open at first
                    isOpen={view === null ? isCurrent : view === id}
                    links={[
                      { label: `All ${item.name.toLowerCase()}`, href: item.path },
                      ...item.children.map((child) => ({ label: child.name, href: child.path })),
                    ]}
                  />
                )}
              </li>
            );
          })}
        </ul>
        <AccountEntry onLeave={close} />
      </nav>
    </Drawer>
  );
};

export default MobileMenu;
