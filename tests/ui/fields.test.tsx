// @vitest-environment jsdom
/** Form controls as assistive technology hears them: a name, a hint, and what is wrong. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { RadioCard } from '#ui/RadioCard.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { TextInput } from '#ui/TextInput.tsx';

afterEach(cleanup);

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
  test('a field is named by its label and described by its hint', () => {
    render(email());
    const box = screen.getByRole('textbox', { name: 'Email' });
    expect(describedBy(box)).toBe('For the receipt');
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });

  test('an error is tied to its field, before the hint, and goes when mended', () => {
    const { rerender } = render(email('Enter an email address'));
    const box = screen.getByRole('textbox', { name: 'Email' });
    expect(describedBy(box)).toBe('Enter an email address For the receipt');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    rerender(email(''));
    expect(describedBy(box)).toBe('For the receipt');
    expect(box.getAttribute('aria-invalid')).toBeNull();
  });

  test('what may be left out says so in its name', () => {
    render(
      <Field label="Company" optional>
        {(wiring) => <TextInput {...wiring} />}
      </Field>,
    );
    expect(screen.getByRole('textbox', { name: 'Company (optional)' })).toBeTruthy();
  });

  test('a select offers its options after the empty one', () => {
    render(
      <Field label="State">
        {(wiring) => (
          <Select
            {...wiring}
            placeholder="Choose a state"
            options={[{ value: 'QLD', label: 'Queensland' }]}
          />
        )}
      </Field>,
    );
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveProperty('value', '');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose a state',
      'Queensland',
    ]);
  });

  test('a checkbox is ticked by its words and described by its error', () => {
    render(<Checkbox label="I agree to the terms" error="Please agree to the terms" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms' });
    fireEvent.click(screen.getByText('I agree to the terms'));
    expect(box.checked).toBe(true);
    expect(describedBy(box)).toBe('Please agree to the terms');
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('radio cards', () => {
  test('are real radios of one group, named with their price and described by their detail', () => {
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
