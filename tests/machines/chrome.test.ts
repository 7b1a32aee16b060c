/** The time-outs of menus and drawers, on a clock. */

import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { chromeMachine } from '#machines/chrome/chrome.machine.ts';
import { selectIsMenuOpen, selectOpenSection, selectView } from '#machines/chrome/chrome.selectors.ts';

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

test('keeps a section opened by a click when the mouse leaves [SHELL-03]', () => {
  const { clock, chrome, section } = start();
  chrome.send({ type: 'chrome.enterSection', section: 3 });
  chrome.send({ type: 'chrome.toggleSection', section: 3 });
  chrome.send({ type: 'chrome.leaveSection' });
  clock.increment(1000);
  expect(section()).toBe(3);
});

test('closing a drawer clears it and what was looked at in it [SHELL-10]', () => {
  const { chrome } = start();
  const seen = () => [selectIsMenuOpen(chrome.getSnapshot()), selectView(chrome.getSnapshot())];
  chrome.send({ type: 'chrome.toggleMenu' });
  chrome.send({ type: 'chrome.setView', view: 'water' });
  expect(seen()).toEqual([true, 'water']);
  chrome.send({ type: 'chrome.toggleMenu' });
  expect(seen()).toEqual([false, null]);
  chrome.send({ type: 'chrome.openMenu' });
  expect(seen()).toEqual([true, null]);
});
