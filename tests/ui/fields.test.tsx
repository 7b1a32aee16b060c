// @vitest-environment jsdom
/** Form controls as assistive technology reads them; combobox and gallery by keyboard. */

import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi, beforeEach } from 'vitest';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { TextInput } from '#ui/TextInput.tsx';
import { Combobox, type ComboboxProps } from '#ui/Combobox.tsx';
import { Gallery } from '#ui/Gallery.tsx';

const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

const email = (error?: string) => (
  <Field label="Email" hint="For the receipt" error={error}>
    {(wiring) => <TextInput {...wiring} />}
  </Field>
);

describe('fields', () => {
  test('a field is named by its label, optional or not, and described by its error, then its hint [BEY-07]', () => {
    const { rerender } = render(email());
    const box = screen.getByRole('textbox', { name: 'Email' });
    const state = () => [describedBy(box), box.getAttribute('aria-invalid')];
    expect(state()).toEqual(['For the receipt', null]);
    rerender(email('Enter an email address'));
    expect(state()).toEqual(['Enter an email address For the receipt', 'true']);
    rerender(email(''));
    expect(state()).toEqual(['For the receipt', null]);
    render(
      <Field label="Company" optional>
        {(wiring) => <TextInput {...wiring} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Company (optional)' })).toBeTruthy();
  });

  test('a checkbox is ticked by its label and described by its error [BEY-07]', () => {
    render(<Checkbox label="I agree to the terms" error="Please agree to the terms" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms' });
    fireEvent.click(screen.getByText('I agree to the terms'));
    expect(box.checked).toBe(true);
    expect(describedBy(box)).toBe('Please agree to the terms');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('radio cards', () => {
  test('are radios of one group, named with their price and described by their detail [BEY-07]', () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <RadioCardGroup legend="Shipping method" error="Choose how it should come">
        <RadioCard name="s" value="std" title="Standard" detail="Thursday" price="Free" defaultChecked />
        <RadioCard
          name="s"
          value="exp"
          title="Express"
          price="$12.95"
          onChange={(e) => onChange(e.target.value)}
        />
        <RadioCard name="s" value="pick" title="Pick up" disabled />
      </RadioCardGroup>,
    );
    expect(describedBy(screen.getByRole('group', { name: 'Shipping method' }))).toBe(
      'Choose how it should come',
    );
    const standard = screen.getByRole<HTMLInputElement>('radio', { name: 'Standard Free' });
    expect(describedBy(standard)).toBe('Thursday');
    fireEvent.click(screen.getByText('Express'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('exp');
    expect(standard.checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pick up' }).disabled).toBe(true);
  });
});

test('a password is hidden until it is shown by a button, and keeps what was typed [ACC-02]', () => {
  render(
    <Field label="Password" error="Too short">
      {(wiring) => <PasswordInput {...wiring} what="new password" autoComplete="new-password" />}
    </Field>,
  );
  const line = screen.getByLabelText('Password');
  fireEvent.change(line, { target: { value: 'Water4all!' } });
  expect([line.getAttribute('type'), line.getAttribute('aria-invalid')]).toEqual(['password', 'true']);

  const show = screen.getByRole('button', { name: 'Show new password' });
  expect([show.getAttribute('type'), show.getAttribute('aria-controls')]).toEqual(['button', line.id]);
  fireEvent.click(show);
  expect(line.getAttribute('type')).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide new password' }));
  expect(line.getAttribute('type')).toBe('password');
  expect(line).toHaveProperty('value', 'Water4all!');
  // never corrected, and never sent to a spelling service
  expect([line.getAttribute('autocapitalize'), line.getAttribute('spellcheck')]).toEqual(['none', 'false']);
});

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
    const { rerender } = render(combobox());
    expect(active()).toBeNull();
    const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key);
      return active();
    });
    const [street, terrace] = ['12 Eagle Street', '12 Eagle Terrace'];
    expect(seen).toEqual([street, terrace, null, terrace, street]);
    const selected = screen.getAllByRole('option').map((one) => one.getAttribute('aria-selected'));
    expect(selected).toEqual(['true', 'false']);
    press('ArrowUp');
    rerender(combobox({ preferred: options.at(1)?.id }));
    expect(active()).toBe('12 Eagle Terrace');
  });

  test('Enter chooses the option that is active for this text only, and submits the form otherwise [ADDR-04]', () => {
    const onEnter = vi.fn<() => void>();
    const { rerender } = render(combobox({ onEnter }));
    press('ArrowDown');
    expect(active()).toBe('12 Eagle Street');
    fireEvent.change(line(), { target: { value: '12 eagle s' } });
    expect(active()).toBeNull();
    expect(press('Enter')).toBe(true);
    expect([onChoose.mock.calls, onEnter.mock.calls]).toEqual([[], [[]]]);
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('a');
    rerender(combobox({ onEnter, options: [] }));
    press('Enter');
    expect(onEnter).toHaveBeenCalledTimes(2);
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

const srcFor = (url: string, width: number): string => `${url}?${width}`;

describe('gallery', () => {
  const images = [
    { url: '/a', label: 'A bottle' },
    { url: '/b', label: 'Its cap' },
  ];

  test('Tab reaches one picture, and all by their thumbnails [CAT-02]', () => {
    render(<Gallery images={images} srcFor={srcFor} />);
    const large = screen.getAllByRole('button', { name: /^Enlarge: / });
    expect(large.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    const small = screen.getAllByRole('button', { name: /^Show picture / });
    expect(small.map((button) => button.getAttribute('aria-current'))).toEqual(['true', null]);
  });

  test('a gallery without a picture enlarges nothing [CAT-04]', () => {
    render(<Gallery images={[{ url: '', label: 'Spring water' }]} srcFor={(url) => url} />);
    expect(screen.getByRole('img', { name: 'There is no picture of Spring water' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('arrow keys move on from the focused picture, however quickly they are pressed [CAT-02]', () => {
  Element.prototype.scrollTo = () => undefined;
  const images = ['front', 'side', 'back', 'top'].map((label) => ({ url: `/${label}.jpg`, label }));
  render(<Gallery images={images} srcFor={(url, width) => `${url}?width=${width}`} />);
  const pictures = screen.getAllByRole('button', { name: /^Enlarge: / });
  pictures[0]?.focus();
  pressKey('ArrowRight');
  pressKey('ArrowRight');
  expect(document.activeElement).toBe(pictures[2]);
  pressKey('ArrowRight');
  pressKey('ArrowRight');
  expect(document.activeElement).toBe(pictures[3]);
  pressKey('ArrowLeft');
  pressKey('ArrowLeft');
  expect(document.activeElement).toBe(pictures[1]);
});
