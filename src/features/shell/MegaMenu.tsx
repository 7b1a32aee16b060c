/** The menu from 1024 px on: top categories, each with a drop-down of those beneath it (SHELL-03). */

import { ChevronDown } from 'lucide-react';
import type { MenuItem } from '#machines/domain/catalog.ts';
import { selectPath } from '#machines/page/page.selectors.ts';
import { usePage, useReading, useSelected } from '#shop/use-shop.ts';
import { isSection } from './section.ts';
import styles from './MegaMenu.module.css';

interface EntryProps {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
}

const Entry = ({ item, isCurrent }: EntryProps) => (
  <li className={styles['entry']}>
    <a className={styles['top']} href={item.path} aria-current={isCurrent ? 'true' : undefined}>
      {item.name}
      {item.children.length > 0 && <ChevronDown aria-hidden="true" size={16} className={styles['caret']} />}
    </a>
    {item.children.length > 0 && (
      <ul className={styles['drop-down']} aria-label={item.name}>
        {item.children.map((child) => (
          <li key={child.id}>
            <a className={styles['second']} href={child.path}>
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    )}
  </li>
);

export const MegaMenu = () => {
  const { content } = useReading({ kind: 'menu' });
  const path = useSelected(usePage(), selectPath);
  const items = content?.kind === 'menu' ? content.items : [];
  return (
    <nav aria-label="Main menu" className={styles['menu']}>
      {/* a new list for every page, so that a drop-down one has clicked in is closed again */}
      <ul key={path} className={styles['list']}>
        {items.map((item) => (
          <Entry key={item.id} item={item} isCurrent={isSection(item.path, path)} />
        ))}
      </ul>
    </nav>
  );
};
