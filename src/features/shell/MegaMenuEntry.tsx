/** Top category of the mega menu: link, toggle and drop-down (SHELL-03). */

import { ChevronDown } from 'lucide-react';
import type { MouseEvent, PointerEvent } from 'react';
import type { MenuItem } from '#machines/domain/catalog.ts';
import { useChrome } from '#shop/use-shop.ts';
import { useWindowEdge } from '#ui/use-window-edge.ts';
import styles from './MegaMenu.module.css';

interface EntryProps {
  readonly item: MenuItem;
  /** The current path. */
  readonly path: string;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
}

/** Touch has no hover. Without a pointer type the press counts as mouse or keyboard. */
const isByMouse = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse';
const isByTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && ['touch', 'pen'].includes(String(nativeEvent.pointerType));

export const MegaMenuEntry = ({ item, path, isCurrent, isOpen }: EntryProps) => {
  const { id, name, children } = item;
  const chrome = useChrome();
  const listId = `menu-${id}`;
  const close = () => chrome.send({ type: 'chrome.closeSection' });
  const hasDropDown = children.length > 0;
  // names may wrap, so the drop-down must be kept inside the window
  const list = useWindowEdge<HTMLUListElement>(isOpen);
  return (
    <li
      className={styles['entry']}
      data-menu-entry=""
      data-current={isCurrent || undefined}
      onPointerEnter={(event) => {
        if (!isByMouse(event)) return;
        if (hasDropDown) chrome.send({ type: 'chrome.enterSection', section: id });
        else close();
      }}
      onPointerLeave={(event) => {
        if (isByMouse(event)) chrome.send({ type: 'chrome.leaveSection' });
      }}
    >
      <a
        className={styles['top']}
        href={item.path}
        aria-current={isCurrent ? 'true' : undefined}
        data-menu="top"
        data-section={hasDropDown ? id : undefined}
        onClick={(event) => {
          if (!hasDropDown || isOpen || !isByTouch(event)) return close();
          // the first tap opens the drop-down, the second follows the link
          event.preventDefault();
          chrome.send({ type: 'chrome.pinSection', section: id });
        }}
      >
        {name}
      </a>
      {hasDropDown && (
        <>
          <button
            type="button"
            className={styles['toggle']}
            aria-label={`More in ${name}`}
            aria-expanded={isOpen}
            aria-controls={listId}
            data-menu="top"
            data-section={id}
            onClick={() => chrome.send({ type: 'chrome.toggleSection', section: id })}
          >
            <ChevronDown aria-hidden="true" size={16} className={styles['caret']} />
          </button>
          <ul
            ref={list}
            id={listId}
            className={styles['drop-down']}
            aria-label={name}
            data-open={isOpen || undefined}
          >
            {children.map((child) => (
              <li key={child.id}>
                <a
                  className={styles['second']}
                  href={child.path}
                  aria-current={child.path === path ? 'page' : undefined}
                  data-menu="second"
                  onClick={close}
                >
                  {child.name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
};
