// @vitest-environment jsdom
/** Form controls as assistive technology reads them: name, hint and error. */
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { PasswordInput } from '#ui/PasswordInput.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { TextInput } from '#ui/TextInput.tsx';

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
