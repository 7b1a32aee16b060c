/** The figures of a page's speed, from what the browser reports. */

import { expect, test } from 'vitest';
import { clsOf, inpOf } from '#tracking/web-vitals.ts';

const shift = (startTime: number, value: number, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
});

const press = (interactionId: number, duration: number) => ({ interactionId, duration });

test('counts the worst burst of shifts, without those that follow a press [TRK-01]', () => {
  expect(clsOf([])).toBe(0);
  expect(clsOf([shift(0, 0.1), shift(900, 0.1), shift(950, 1, true), shift(2000, 0.15)])).toBe(0.2);
  const steady = Array.from({ length: 10 }, (_, index) => shift(index * 900, 0.01));
  expect(clsOf(steady)).toBe(0.06);
});

test('tells the longest interaction, and of many not the very longest [TRK-01]', () => {
  expect(inpOf([press(0, 900)])).toBeNull();
  expect(inpOf([press(1, 80), press(1, 120), press(2, 90)])).toBe(120);
  const many = Array.from({ length: 50 }, (_, index) => press(index + 1, index === 7 ? 900 : 50));
  expect(inpOf(many)).toBe(50);
});
