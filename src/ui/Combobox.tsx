/** Input with suggestions (ARIA combobox pattern); no inline styles, for a strict CSP. */
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Combobox.module.css';
import controlStyles from './Control.module.css';
import type { FieldWiring } from './Field.tsx';
import { Spinner } from './Spinner.tsx';

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  /** Rendered instead of the label, which becomes the accessible name. */
  readonly content?: ReactNode;
}

/** Further attributes of the input. */
type LineProps = Pick<
  ComponentProps<'input'>,
  'name' | 'placeholder' | 'aria-label' | 'autoCapitalize' | 'enterKeyHint'
>;

export interface ComboboxProps extends FieldWiring, LineProps {
  /** Accessible name of the list. */
  listLabel: string;
  value: string;
  options: readonly ComboboxOption[];
  /** The option that Enter chooses until the arrow keys move to another. */
  preferred?: string | undefined;
  busy?: boolean | undefined;
  /** Live message about the list, such as its length. */
  status: string;
  onType: (text: string) => void;
  onChoose: (id: string) => void;
  /** Called for Enter where no option is chosen. */
  onEnter?: (() => void) | undefined;
  /** Called on Esc or blur, to close the list. */
  onClose: () => void;
}

/** Steps through a ring that includes "none". */
const stepped = (at: number, by: 1 | -1, count: number): number => {
  const places = count + 1;
  return ((at + 1 + by + places) % places) - 1;
};

export const Combobox = ({
  listLabel,
  value,
  options,
  preferred,
  busy = false,
  status,
  onType,
  onChoose,
  onEnter,
  onClose,
  ...wiring
}: ComboboxProps) => {
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const active = options.findIndex(({ id }) => id === (activeId ?? preferred));
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
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && chosen === undefined) onEnter?.();
    if (!isOpen) return;
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
          // the highlighted option belongs to the previous text
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
      {/* the pattern requires these roles, which no element has; the input handles the keys */}
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
            // keeps the focus in the input
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
