// @vitest-environment jsdom
/** The combobox: the keys and the pointer choose, the list says what it holds, and nothing is chosen that nobody meant. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Combobox, type ComboboxProps } from '#ui/Combobox.tsx';

const onType = vi.fn<(text: string) => void>();
const onChoose = vi.fn<(id: string) => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  for (const told of [onType, onChoose, onClose]) told.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const options = [
  { id: 'a', label: '12 Eagle Street' },
  { id: 'b', label: '12 Eagle Terrace' },
];

const combobox = (props: Partial<ComboboxProps> = {}) => (
  <Combobox
    id="line"
    aria-describedby={undefined}
    aria-invalid={undefined}
    listLabel="Addresses"
    value="12 eagle"
    options={options}
    status="2 addresses found"
    onType={onType}
    onChoose={onChoose}
    onClose={onClose}
    {...props}
  />
);
const line = () => screen.getByRole('combobox');
const press = (key: string): boolean => fireEvent.keyDown(line(), { key });
const active = () => {
  const id = line().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('combobox', () => {
  test('CAT-03 an option may be drawn richer than it is said, and its line may have a name in a form', () => {
    const drawn = { id: 'c', label: 'Cooler, $89', content: <b>Cooler</b> };
    render(
      combobox({ options: [...options, drawn], name: 'q', autoCapitalize: 'none', 'aria-label': 'Search' }),
    );
    expect(screen.getByRole('option', { name: 'Cooler, $89' }).innerHTML).toBe('<b>Cooler</b>');
    expect(screen.getByRole('option', { name: '12 Eagle Street' }).hasAttribute('aria-label')).toBe(false);
    const named = screen.getByRole('combobox', { name: 'Search' });
    expect([named.getAttribute('name'), named.getAttribute('autocapitalize')]).toEqual(['q', 'none']);
  });

  test('goes round the options and the line itself', () => {
    render(combobox());
    expect(active()).toBeNull();
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key);
      return active();
    });
    expect(seen).toEqual([
      '12 Eagle Street',
      '12 Eagle Terrace',
      null,
      '12 Eagle Terrace',
      '12 Eagle Street',
    ]);
    expect(screen.getAllByRole('option').map((one) => one.getAttribute('aria-selected'))).toEqual([
      'true',
      'false',
    ]);
  });

  test('what is marked for other letters is not chosen by Enter', () => {
    render(combobox());
    press('ArrowDown');
    expect(active()).toBe('12 Eagle Street');
    fireEvent.change(line(), { target: { value: '12 eagle s' } });
    expect(active()).toBeNull();
    press('Enter');
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('Enter chooses the active one only, and is the form’s own otherwise', () => {
    render(combobox());
    expect(press('Enter')).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('a pointer chooses without taking the focus away', () => {
    render(combobox());
    const [, second] = screen.getAllByRole('option');
    if (second === undefined) throw new Error('there are two');
    expect(fireEvent.pointerDown(second)).toBe(false);
    fireEvent.click(second);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
  });

  test('Esc and leaving close it; typing is told', () => {
    render(combobox());
    press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.blur(line());
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.change(line(), { target: { value: '12 eagles' } });
    expect(onType).toHaveBeenCalledExactlyOnceWith('12 eagles');
  });

  test('without options it is closed, keys are the line’s, and the status is said', () => {
    render(combobox({ options: [], status: 'No address found' }));
    expect(line().getAttribute('aria-expanded')).toBe('false');
    expect(press('ArrowDown')).toBe(true);
    expect(press('Escape')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('No address found');
  });
});
