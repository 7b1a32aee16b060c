// @vitest-environment jsdom
/** The combobox: keys and pointer choose, its status is announced, Enter never surprises. */
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Combobox, type ComboboxProps } from '#ui/Combobox.tsx';

const onType = vi.fn<(text: string) => void>();
const onChoose = vi.fn<(id: string) => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  for (const handler of [onType, onChoose, onClose]) handler.mockReset();
  Element.prototype.scrollIntoView = () => undefined;
});
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
  test('arrow keys go round the options and the field [ADDR-04]', () => {
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

  test('Enter chooses the option that is active for this text only, and submits the form otherwise [ADDR-04]', () => {
    render(combobox());
    press('ArrowDown');
    expect(active()).toBe('12 Eagle Street');
    fireEvent.change(line(), { target: { value: '12 eagle s' } });
    expect(active()).toBeNull();
    expect(press('Enter')).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('a');
  });

  test('a pointer chooses without moving the focus [ADDR-04]', () => {
    render(combobox());
    const [, second] = screen.getAllByRole('option');
    if (second === undefined) throw new Error('there are two');
    expect(fireEvent.pointerDown(second)).toBe(false);
    fireEvent.click(second);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('b');
  });

  test('Esc and blur close it; typing is reported [ADDR-04]', () => {
    render(combobox());
    press('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
    fireEvent.blur(line());
    expect(onClose).toHaveBeenCalledTimes(2);
    fireEvent.change(line(), { target: { value: '12 eagles' } });
    expect(onType).toHaveBeenCalledExactlyOnceWith('12 eagles');
  });

  test('without options it is closed, keys belong to the field, and the status is announced [ADDR-04]', () => {
    render(combobox({ options: [], status: 'No address found' }));
    expect(line().getAttribute('aria-expanded')).toBe('false');
    expect(press('ArrowDown')).toBe(true);
    expect(press('Escape')).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('No address found');
  });
});
