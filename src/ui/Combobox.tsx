/** A line of text with suggestions beneath it, by mouse, touch and keyboard (the ARIA combobox pattern with a listbox popup); no inline styles, so that a strict policy lets it live. */
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Combobox.module.css';
import controlStyles from './Control.module.css';
import type { FieldWiring } from './Field.tsx';
import { Spinner } from './Spinner.tsx';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** Drawn in place of the label, which is then what is said. */
  readonly content?: ReactNode;
}

/** What its line may be told besides. */
type LineProps = Pick<
  ComponentProps<'input'>,
  'name' | 'placeholder' | 'aria-label' | 'autoCapitalize' | 'enterKeyHint'
>;

export interface ComboboxProps extends FieldWiring, LineProps {
  /** What the list is called. */
  listLabel: string;
  value: string;
  options: readonly ComboboxOption[];
  busy?: boolean | undefined;
  /** What is said aloud about the list, for example how long it is. */
  status: string;
  onType: (text: string) => void;
  onChoose: (id: string) => void;
  /** The list is in the way: Esc, or the focus has left. */
  onClose: () => void;
}

/** The next or last in a ring that has a place for "none". */
const stepped = (at: number, by: 1 | -1, count: number): number => {
  const places = count + 1;
  return ((at + 1 + by + places) % places) - 1;
};

export const Combobox = ({
  listLabel,
  value,
  options,
  busy = false,
  status,
  onType,
  onChoose,
  onClose,
  ...wiring
}: ComboboxProps) => {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = options.findIndex(({ id }) => id === activeId);
  const isOpen = options.length > 0;
  const optionId = (at: number): string => `${listId}-${at}`;

  const goTo = (at: number): void => {
    setActiveId(options[at]?.id ?? null);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (id: string): void => {
    setActiveId(null);
    onChoose(id);
  };
  const close = (): void => {
    setActiveId(null);
    onClose();
  };

  const press = (event: KeyboardEvent): void => {
    const chosen = options[active];
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') goTo(stepped(active, 1, options.length));
    else if (event.key === 'ArrowUp') goTo(stepped(active, -1, options.length));
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen.id);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles['combobox']}>
      <input
        autoCapitalize="words"
        {...wiring}
        type="text"
        inputMode="text"
        role="combobox"
        className={controlStyles['control']}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : optionId(active)}
        value={value}
        onChange={({ target }) => {
          // what was marked belongs to other letters
          setActiveId(null);
          onType(target.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {busy && (
        <span className={styles['busy']}>
          <Spinner />
        </span>
      )}
      {/* the pattern wants these roles, which no tag has with suggestions beneath a line; the keys are the line's */}
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={listLabel}
        className={classNames(styles['list'], !isOpen && styles['closed'])}
      >
        {options.map(({ id, label, content }, at) => (
          <div
            key={id}
            id={optionId(at)}
            role="option"
            aria-label={content === undefined ? undefined : label}
            aria-selected={at === active}
            className={classNames(styles['option'], at === active && styles['active'])}
            // the focus stays in the line
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(id)}
          >
            {content ?? label}
          </div>
        ))}
      </div>
      {/* oxlint-enable */}
      <output className="visually-hidden">{status}</output>
    </div>
  );
};
