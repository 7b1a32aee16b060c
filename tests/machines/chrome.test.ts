/** The time-outs of menus and drawers, on a clock. */

import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import { selectOpenSection } from '#machines/chrome/chrome.selectors.ts';

const start = () => {
  const clock = new SimulatedClock();
  const chrome = createActor(chromeMachine, { clock }).start();
  return { clock, chrome, section: () => selectOpenSection(chrome.getSnapshot()) };
};

test('a drop-down outlives the mouse by 100 ms, and by more when it comes back [SHELL-03]', () => {
  const { clock, chrome, section } = start();
  chrome.send({ type: 'chrome.enterSection', section: 3 });
  chrome.send({ type: 'chrome.leaveSection' });
  clock.increment(99);
  expect(section()).toBe(3);
  chrome.send({ type: 'chrome.enterSection', section: 3 });
  clock.increment(1000);
  expect(section()).toBe(3);
  chrome.send({ type: 'chrome.leaveSection' });
  clock.increment(100);
  expect(section()).toBeNull();
});
