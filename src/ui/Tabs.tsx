/** Tabs with arrow, Home and End keys (ARIA tabs pattern). */
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** Index of the initial tab, from 0. */
  initial?: number;
  align?: 'left' | 'center' | 'right';
  tabClassName?: string;
  panelClassName?: string;
}

const places: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const Tabs = ({
  label,
  items,
  initial = 0,
  align = 'left',
  tabClassName,
  panelClassName,
}: TabsProps) => {
  const name = useId();
  const list = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(items[initial] === undefined ? 0 : initial);

  const step = (event: KeyboardEvent): void => {
    const next = places[event.key]?.(shown, items.length);
    if (next === undefined) return;
    event.preventDefault();
    setShown(next);
    (list.current?.children.item(next) as HTMLElement | null)?.focus();
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={classNames(styles['list'], styles[align])}
        onKeyDown={step}
      >
        {items.map((item, at) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${name}tab${at}`}
            aria-selected={at === shown}
            aria-controls={`${name}panel${at}`}
            tabIndex={at === shown ? 0 : -1}
            className={classNames(styles['tab'], tabClassName)}
            onClick={() => setShown(at)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div className={classNames(styles['panels'], panelClassName)}>
        {items.map((item, at) => (
          <div
            key={item.id}
            role="tabpanel"
            id={`${name}panel${at}`}
            aria-labelledby={`${name}tab${at}`}
            tabIndex={0}
            hidden={at !== shown}
          >
            {item.panel}
          </div>
        ))}
      </div>
    </div>
  );
};
