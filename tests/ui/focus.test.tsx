// @vitest-environment jsdom
/** Where the keyboard focus goes when its element is removed, a page arrives or a video starts. */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';
import { FilmFrame } from '#ui/FilmFrame.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { layOut } from './stage.tsx';

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

beforeEach(layOut);

const pressed = (name: string, event: 'keyDown' | 'pointerDown') => {
  const view = render(<Page />);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent[event](button);
  return view;
};

test.each([
  ['by keyboard', 'keyDown'],
  ['by a click of a screen reader', 'pointerDown'],
] as const)(
  'the focus of an element removed %s goes to the nearest field, and there to the chosen radio [BEY-07]',
  async (_, event) => {
    const { rerender } = pressed('Remove', event);
    if (event === 'pointerDown')
      fireEvent.click(screen.getByRole('button', { name: 'Remove' }), { detail: 0 });
    rerender(<Page isGone />);
    await expect.poll(() => focused()).toBe(screen.getByLabelText('two'));
  },
);

test('after a touch no field takes the focus, which would open a keyboard [BEY-07]', async () => {
  const { rerender } = pressed('Remove', 'pointerDown');
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }), { detail: 1 });
  rerender(<Page isGone />);
  await settle();
  expect(focused()).toBe(document.body);
});

test('a page that is left asks for no focus any more', async () => {
  const { rerender, unmount } = pressed('Remove', 'keyDown');
  rerender(<Page isGone />);
  await new Promise(requestAnimationFrame);
  const asked = vi.spyOn(document, 'activeElement', 'get');
  unmount();
  asked.mockClear();
  await settle();
  expect(asked).not.toHaveBeenCalled();
});

test('a focus the shopper has moved stays where it is [BEY-07]', async () => {
  const { rerender } = pressed('Remove', 'keyDown');
  rerender(<Page isGone />);
  screen.getByRole('link').focus();
  await settle();
  expect(focused()).toBe(screen.getByRole('link'));
});

test('an element that is blurred and stays keeps no focus [BEY-07]', async () => {
  const { rerender } = pressed('Go on', 'keyDown');
  screen.getByRole('button', { name: 'Go on' }).blur();
  rerender(<Page isGone />);
  await settle();
  expect(focused()).toBe(document.body);
});

const arrive = (isSeen: boolean, isLoaded = false): Element | null => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(isSeen);
  const page = (heading: boolean) => (
    <>
      <a href="/customer/account">My account</a>
      {heading && <ArrivalHeading isLoaded={isLoaded}>Addresses</ArrivalHeading>}
    </>
  );
  const { rerender } = render(page(false));
  act(() => screen.getByRole('link').focus());
  rerender(page(true));
  return document.activeElement;
};

test('the heading takes the focus of a hidden link, not of a visible one nor on a loaded page [BEY-07 ROUTE-11]', () => {
  expect(arrive(false)).toBe(screen.getByRole('heading', { name: 'Addresses' }));
  cleanup();
  expect(arrive(true)).toBe(screen.getByRole('link'));
  cleanup();
  expect(arrive(false, true)).toBe(screen.getByRole('link'));
});

const withFilm = (title: string) => (
  <>
    <input aria-label="Search" />
    <FilmFrame src="about:blank" title={title} host="films.example" />
  </>
);

test('a started video takes the focus once [CONTENT-01 BEY-07]', () => {
  const { rerender } = render(withFilm('A spring'));
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
  expect(document.activeElement).toBe(screen.getByTitle('A spring'));
  act(() => screen.getByRole('textbox').focus());
  rerender(withFilm('The spring'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
