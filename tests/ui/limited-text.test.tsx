// @vitest-environment jsdom
/** A control takes as many characters as it says, an emoji for one. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { TextArea } from '#ui/TextArea.tsx';
import { TextInput } from '#ui/TextInput.tsx';

type Control = ComponentType<ComponentProps<typeof TextInput> & ComponentProps<typeof TextArea>>;

const Form = ({ control: Shown }: { readonly control: Control }) => {
  const [value, setValue] = useState('');
  return (
    <Shown
      aria-label="Note"
      maxLength={10}
      value={value}
      onChange={({ currentTarget }: { currentTarget: { value: string } }) => setValue(currentTarget.value)}
    />
  );
};

test.each([TextInput, TextArea])('cuts what is typed to ten characters', (control) => {
  render(<Form control={control as Control} />);
  const shown = screen.getByLabelText<HTMLInputElement>('Note');
  expect(shown.maxLength).toBe(-1);
  for (const one of ['a', '👩‍🚒'])
    for (const length of [10, 11]) {
      fireEvent.change(shown, { target: { value: one.repeat(length) } });
      expect(shown.value).toBe(one.repeat(10));
    }
});
