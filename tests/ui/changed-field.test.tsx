// @vitest-environment jsdom
/** What was typed or chosen before React took a page over is heard once it has. */

import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { asleep, keepPresses } from '#ui/asleep.ts';
import { isField, repeatChange } from '#ui/changed-field.ts';

const Form = ({ hear }: { readonly hear: (value: string | boolean) => void }) => (
  <form>
    <input aria-label="typed" value="1" onChange={({ target }) => hear(target.value)} />
    <input
      aria-label="ticked"
      type="checkbox"
      checked={false}
      onChange={({ target }) => hear(target.checked)}
    />
    <input aria-label="chosen" type="radio" checked={false} onChange={({ target }) => hear(target.checked)} />
    <select aria-label="picked" value="a" onChange={({ target }) => hear(target.value)}>
      <option>a</option>
      <option>b</option>
    </select>
  </form>
);

const fieldOf = (label: string) => {
  const field = screen.getByLabelText(label);
  if (!isField(field)) throw new Error(`${label} is no field`);
  return field;
};

test.each([
  ['typed', { value: '4' }, '4'],
  ['typed', { value: '' }, ''],
  ['typed', { value: '1' }, '1'],
  ['ticked', { value: 'on', checked: true }, true],
  ['chosen', { value: 'on', checked: true }, true],
  ['picked', { value: 'b' }, 'b'],
] as const)('the field %s is heard as %o', (label, change, expected) => {
  const hear = vi.fn();
  render(<Form hear={hear} />);
  repeatChange({ target: fieldOf(label), ...change });
  expect(hear.mock.calls).toEqual([[expected]]);
});

test('what is typed in a part that sleeps is heard once, as it was last, when it wakes', async () => {
  const hear = vi.fn();
  const { container } = render(<Form hear={hear} />);
  keepPresses(document);
  container.setAttribute(asleep, '');
  for (const value of ['2', '23']) fireEvent.input(fieldOf('typed'), { target: { value } });
  expect(hear).not.toHaveBeenCalled();
  container.removeAttribute(asleep);
  await expect.poll(() => hear.mock.calls).toEqual([['23']]);
});
