// @vitest-environment jsdom
/** The quantity stepper: whole numbers within its bounds; a draft outlives a reload. */
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { QuantityStepper, type QuantityStepperProps } from '#ui/QuantityStepper.tsx';

const onChange = vi.fn<(quantity: number) => void>();
const onInvalid = vi.fn<(text: string) => void>();

beforeEach(() => {
  onChange.mockReset();
  onInvalid.mockReset();
});
const stepper = (props: Partial<QuantityStepperProps> = {}) => (
  <QuantityStepper label="quantity of water" value={2} onChange={onChange} onInvalid={onInvalid} {...props} />
);
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'quantity of water' });
const less = () => screen.getByRole('button', { name: 'Decrease quantity of water' });
const more = () => screen.getByRole('button', { name: 'Increase quantity of water' });
const type = (text: string) => {
  box().focus();
  fireEvent.change(box(), { target: { value: text } });
};

describe('quantity stepper', () => {
  test('steps down and up by one, and stops at its bounds [CART-02]', () => {
    const { rerender } = render(stepper());
    fireEvent.click(less());
    fireEvent.click(more());
    expect(onChange.mock.calls).toEqual([[1], [3]]);
    rerender(stepper({ value: 1 }));
    expect(less().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(less());
    rerender(stepper({ value: 5, max: 5 }));
    expect(more().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(more());
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('typed text is a draft until Enter, after which a value changed elsewhere shows [CART-02]', () => {
    const { rerender } = render(stepper());
    type('12');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
    rerender(stepper({ value: 4 }));
    expect(box().value).toBe('4');
  });

  test.each(['', ...'0 -1 1.5 10001 two 1e3 3,5 1,00 1,0000 10,001 0,500 ,500'.split(' ')])(
    'the text "%s" is replaced by the value and reported [CART-02]',
    (text) => {
      render(stepper());
      type(text);
      fireEvent.blur(box());
      expect(onInvalid).toHaveBeenCalledExactlyOnceWith(text);
      expect(box().value).toBe('2');
      expect(onChange).not.toHaveBeenCalled();
    },
  );

  test.each([
    ['1,000', 1000],
    ['10000', 10_000],
    ['10,000', 10_000],
    [' 7 ', 7],
  ])('%s is read as a number with a thousands separator [CART-02]', (text, quantity) => {
    render(stepper());
    type(text);
    fireEvent.blur(box());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(quantity);
    expect(onInvalid).not.toHaveBeenCalled();
  });

  test('Esc restores the value without closing a dialog around it [CART-02]', () => {
    render(stepper());
    type('9');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(box().value).toBe('2');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
  });

  test('while busy or disabled nothing changes, and a refused change is replaced by the value [CART-02]', () => {
    const { rerender } = render(stepper());
    type('9');
    fireEvent.blur(box());
    rerender(stepper({ busy: true }));
    expect(box().value).toBe('9');
    expect(box().readOnly).toBe(true);
    fireEvent.click(more());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(9);
    rerender(stepper({ busy: false }));
    expect(box().value).toBe('2');
    rerender(stepper({ disabled: true }));
    fireEvent.click(more());
    expect([onChange.mock.calls.length, box().readOnly]).toEqual([1, true]);
  });

  test('its error is announced and describes the field [CART-02 BEY-07]', () => {
    render(stepper({ error: 'Please enter a whole number from 1 to 10,000.' }));
    const error = document.getElementById(box().getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Please enter a whole number from 1 to 10,000.');
    expect(error?.getAttribute('aria-live')).toBe('polite');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });
});

const open = (draftName: string, disabled = false) => render(stepper({ draftName, disabled }));

test('takes a typed quantity after a reload, once and for its own line only [BEY-21]', () => {
  const before = open('cart 1');
  box().focus();
  fireEvent.input(box(), { target: { value: '7' } });
  before.unmount();
  open('cart 2').unmount();
  expect(onChange).not.toHaveBeenCalled();

  const after = open('cart 1', true);
  expect(onChange).not.toHaveBeenCalled();
  after.rerender(stepper({ draftName: 'cart 1' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(7);
  after.unmount();
  open('cart 1');
  expect([box().value, onChange.mock.calls]).toEqual(['2', [[7]]]);
});

test('forgets a typed quantity that was taken back [BEY-21]', () => {
  const before = open('cart 1');
  box().focus();
  fireEvent.input(box(), { target: { value: '7' } });
  fireEvent.keyDown(box(), { key: 'Escape' });
  before.unmount();
  open('cart 1');
  expect(onChange).not.toHaveBeenCalled();
});
