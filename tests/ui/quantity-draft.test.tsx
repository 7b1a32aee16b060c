// @vitest-environment jsdom
/** A quantity typed and not yet taken outlives a reload of its page. */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';

const onChange = vi.fn<(quantity: number) => void>();
const open = (draftName: string, disabled = false) =>
  render(<QuantityStepper label="quantity" value={2} onChange={onChange} {...{ draftName, disabled }} />);
const box = () => screen.getByRole<HTMLInputElement>('textbox');

test('takes a typed quantity after a reload, once and for its own line only [BEY-21]', () => {
  const before = open('cart 1');
  box().focus();
  fireEvent.input(box(), { target: { value: '7' } });
  before.unmount();
  open('cart 2').unmount();
  expect(onChange).not.toHaveBeenCalled();

  const after = open('cart 1', true);
  expect(onChange).not.toHaveBeenCalled();
  after.rerender(<QuantityStepper label="quantity" value={2} onChange={onChange} draftName="cart 1" />);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(7);
  after.unmount();
  open('cart 1');
  expect([box().value, onChange.mock.calls]).toEqual(['2', [[7]]]);
});

test('forgets a typed quantity that was taken back [BEY-21]', () => {
  onChange.mockReset();
  const before = open('cart 1');
  box().focus();
  fireEvent.input(box(), { target: { value: '7' } });
  fireEvent.keyDown(box(), { key: 'Escape' });
  before.unmount();
  open('cart 1');
  expect(onChange).not.toHaveBeenCalled();
});
