// @vitest-environment jsdom
/** Who presses without a pointer keeps a place in the page when what they pressed goes away (look.md, everyone can use it; BEY-07). */

import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from '#ui/keep-focus.ts';

const Page = ({ isGone = false }) => (
  <div ref={keepFocus}>
    <a href="/first">First</a>
    <form>
      <input type="radio" name="way" aria-label="one" readOnly />
      <input type="radio" name="way" aria-label="two" defaultChecked readOnly />
      <p>{!isGone && <button type="button">Remove</button>}</p>
      <button type="button">Go on</button>
    </form>
  </div>
);

const focused = () => document.activeElement;
const settle = (): Promise<void> => new Promise((done) => void setTimeout(done, 60));

// nothing is laid out here
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() => [{}] as unknown as DOMRectList);
});

const pressed = (name: string, event: 'keyDown' | 'pointerDown') => {
  const view = render(<Page />);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent[event](button);
  return view;
};

test('BEY-07 the focus of what was taken out goes to what is nearest, and there to the choice that is made', async () => {
  const { rerender } = pressed('Remove', 'keyDown');
  rerender(<Page isGone />);
  await vi.waitFor(() => expect(focused()).toBe(screen.getByLabelText('two')));
});

test('BEY-07 a press that a screen reader makes is none of a pointer', async () => {
  const { rerender } = pressed('Remove', 'pointerDown');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }), { detail: 0 });
  rerender(<Page isGone />);
  await vi.waitFor(() => expect(focused()).toBe(screen.getByLabelText('two')));
});

test('BEY-07 after a finger no field takes the focus, which would bring up a keyboard', async () => {
  const { rerender } = pressed('Remove', 'pointerDown');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }), { detail: 1 });
  rerender(<Page isGone />);
  await settle();
  expect(focused()).toBe(document.body);
});

test('BEY-07 whoever moves the focus of their own keeps it there', async () => {
  const { rerender } = pressed('Remove', 'keyDown');
  rerender(<Page isGone />);
  screen.getByRole('link').focus();
  await settle();
  expect(focused()).toBe(screen.getByRole('link'));
});

test('BEY-07 what is let go without going away is left alone', async () => {
  const { rerender } = pressed('Go on', 'keyDown');
  screen.getByRole('button', { name: 'Go on' }).blur();
  rerender(<Page isGone />);
  await settle();
  expect(focused()).toBe(document.body);
});
