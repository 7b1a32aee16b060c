// @vitest-environment jsdom
/** Values that are set without an event. */

import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';

const send = vi.fn<(values: object) => void>();

const Form = () => {
  const [values, setValues] = useState({ name: '', state: '', words: '' });
  const keep = (event: FormEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void => {
    const { name, value } = event.currentTarget;
    setValues((before) => ({ ...before, [name]: value }));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(values);
      }}
    >
      <TextInput aria-label="Name" name="name" value={values.name} onChange={keep} />
      <Select
        aria-label="State"
        name="state"
        value={values.state}
        onChange={keep}
        placeholder="Choose"
        options={[{ value: 'QLD', label: 'Queensland' }]}
      />
      <TextArea aria-label="Words" name="words" value={values.words} onChange={keep} />
      <button type="submit">Send</button>
    </form>
  );
};

const filled = { name: 'Gina', state: 'QLD', words: 'Back door' };

const fillSilently = (): void => {
  for (const [label, text] of [
    ['Name', filled.name],
    ['State', filled.state],
    ['Words', filled.words],
  ] as const)
    screen.getByLabelText<HTMLInputElement>(label).value = text;
};

test.each([
  ['the form is sent', false],
  ['the form is drawn again first', true],
])('keeps what a password manager filled in silently when %s [BEY-21]', (_, isDrawnAgain) => {
  const { rerender } = render(<Form />);
  fillSilently();
  if (isDrawnAgain) rerender(<Form />);
  fireEvent.submit(screen.getByRole('button'));
  expect(send).toHaveBeenLastCalledWith(filled);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Gina');
});
