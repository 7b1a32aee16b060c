// @vitest-environment jsdom
/** The quantity stepper: it reports whole numbers within its bounds, and puts anything else back. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QuantityStepper, type QuantityStepperProps } from '#ui/QuantityStepper.tsx';

const onChange = vi.fn<(quantity: number) => void>();
const onInvalid = vi.fn<(text: string) => void>();

beforeEach(() => {
  onChange.mockReset();
  onInvalid.mockReset();
});
afterEach(cleanup);

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
  test('steps down and up by one', () => {
    render(stepper());
    fireEvent.click(less());
    fireEvent.click(more());
    expect(onChange.mock.calls).toEqual([[1], [3]]);
  });

  test('stops at its least and its most', () => {
    const { rerender } = render(stepper({ value: 1 }));
    expect(less().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(less());
    rerender(stepper({ value: 5, max: 5 }));
    expect(more().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(more());
    expect(onChange).not.toHaveBeenCalled();
  });

  test('typed text is a draft until Enter', () => {
    render(stepper());
    type('12');
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(12);
  });

  test('typed text counts when the box is left', () => {
    render(stepper());
    type(' 7 ');
    fireEvent.blur(box());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(7);
  });

  test.each([
    '0',
    '-1',
    '1.5',
    '10001',
    '',
    'two',
    '1e3',
    '3,5',
    '1,00',
    '1,0000',
    '10,001',
    '0,500',
    ',500',
  ])('the text "%s" is put back and reported', (text) => {
    render(stepper());
    type(text);
    fireEvent.blur(box());
    expect(onInvalid).toHaveBeenCalledExactlyOnceWith(text);
    expect(box().value).toBe('2');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('10000 is the most by default', () => {
    render(stepper());
    type('10000');
    fireEvent.blur(box());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(10_000);
  });

  test.each([
    ['1,000', 1000],
    ['10,000', 10_000],
  ])('CART-02 %s is the number that messages write so', (text, quantity) => {
    render(stepper());
    type(text);
    fireEvent.blur(box());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(quantity);
    expect(onInvalid).not.toHaveBeenCalled();
  });

  test('the number that stands there already, written otherwise, ends the complaint', () => {
    render(stepper({ value: 1000, error: 'Please enter a whole number from 1 to 10,000.' }));
    type('1,000');
    fireEvent.blur(box());
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1000);
    expect(box().value).toBe('1000');
  });

  test('Esc takes the draft back without closing what is around it', () => {
    render(stepper());
    type('9');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(false);
    expect(box().value).toBe('2');
    expect(fireEvent.keyDown(box(), { key: 'Escape' })).toBe(true);
  });

  test('while busy nothing changes, and a refused change gives way to the value', () => {
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
  });

  test('follows a value changed elsewhere, even after typing', () => {
    const { rerender } = render(stepper());
    type('9');
    fireEvent.keyDown(box(), { key: 'Enter' });
    rerender(stepper({ value: 4 }));
    expect(box().value).toBe('4');
  });

  test('disabled, it can be read but not changed', () => {
    render(stepper({ disabled: true }));
    fireEvent.click(more());
    fireEvent.click(less());
    expect(onChange).not.toHaveBeenCalled();
    expect(box().readOnly).toBe(true);
  });

  test('its error is announced and tied to the box', () => {
    render(stepper({ error: 'Please enter a whole number from 1 to 10,000.' }));
    const error = document.getElementById(box().getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Please enter a whole number from 1 to 10,000.');
    expect(error?.getAttribute('aria-live')).toBe('polite');
    expect(box().getAttribute('aria-invalid')).toBe('true');
  });
});
