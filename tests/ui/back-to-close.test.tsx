// @vitest-environment jsdom
/** What closes an overlay, also Back; where the keyboard focus goes when its element is gone. */

import { act, screen, cleanup, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi, beforeEach } from 'vitest';
import { closeFloatingFold } from '#ui/close-floating-fold.ts';
import { afterOverlay, useBackToClose } from '#ui/use-back-to-close.ts';
import { openShop } from '../machines/fake-services.ts';
import { renderSite } from './site-stage.tsx';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';
import { FilmFrame } from '#ui/FilmFrame.tsx';
import { keepFocus } from '#ui/keep-focus.ts';
import { layOut } from './stage.tsx';

const closed = vi.fn<() => void>();

const Over = ({ isOpen }: { readonly isOpen: boolean }) => {
  const [isLeft, setLeft] = useState(false);
  useBackToClose(isOpen && !isLeft, closed);
  return (
    <>
      <a href="/about-us">About us</a>
      <a href="/quality" onClick={() => setLeft(true)}>
        Quality
      </a>
    </>
  );
};

const show = (isOpen: boolean) => {
  const draw = renderSite(openShop(), <Over isOpen={isOpen} />);
  return { turn: (isOver: boolean) => draw(<Over isOpen={isOver} />) };
};

const arrived = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));

test.each([
  ['About us', '/about-us'],
  ['Quality', '/quality'],
])('the link %s leads out of its overlay, and one Back returns [SHELL-04 SHELL-09]', async (name, path) => {
  vi.stubGlobal('scrollTo', () => undefined);
  window.history.replaceState(null, '', '/cart');
  show(true);
  const entries = window.history.length;
  act(() => screen.getByRole('link', { name }).click());
  await expect.poll(() => window.location.pathname).toBe(path);
  expect(window.history.length).toBe(entries);
  const back = arrived();
  window.history.back();
  await act(() => back);
  expect(window.location.pathname).toBe('/cart');
  expect(window.history.state).not.toHaveProperty('overlays');
});

test('a step after an overlay waits until its history entry is left [SHELL-07 SHELL-09]', async () => {
  const { turn } = show(true);
  const done: string[] = [];
  turn(false);
  const left = arrived();
  afterOverlay(() =>
    done.push(window.history.state === null ? 'left' : JSON.stringify(window.history.state)),
  );
  expect(done).toEqual([]);
  await act(() => left);
  await expect.poll(() => done).toHaveLength(1);
  expect(done[0]).not.toContain('overlays');
  afterOverlay(() => done.push('at once'));
  expect(done[1]).toBe('at once');
});

test('an overlay reopened at once stays open until Back closes it [SHELL-07]', async () => {
  closed.mockClear();
  const { turn } = show(true);
  const entries = window.history.length;
  turn(false);
  const left = arrived();
  turn(true);
  turn(false);
  turn(true);
  await act(() => left);
  await expect.poll(() => window.history.state).toHaveProperty('overlays', 1);
  expect(closed).not.toHaveBeenCalled();
  expect(window.history.length).toBe(entries);
  const back = arrived();
  window.history.back();
  await act(() => back);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(window.history.state).not.toHaveProperty('overlays');
});

const Two = () => {
  const [count, setCount] = useState(2);
  useBackToClose(count > 0, () => setCount(0));
  useBackToClose(count > 1, () => setCount(1));
  return <p>{count} open</p>;
};

test('Back closes the upper one of two overlays, then the lower one [SHELL-07 SHELL-08]', async () => {
  render(<Two />);
  for (const left of [1, 0]) {
    const back = arrived();
    window.history.back();
    await act(() => back);
    screen.getByText(`${left} open`);
  }
});

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
/** The focus is moved by a timer that a frame sets; this one is set after it. */
const settle = async (): Promise<void> => {
  await new Promise(requestAnimationFrame);
  await new Promise((done) => void setTimeout(done));
};

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

test('closes a floating panel by a press or focus outside it, and by Escape [BEY-18]', () => {
  render(
    <details open>
      <div style={{ position: 'absolute' }}>
        <p ref={closeFloatingFold}>Within</p>
      </div>
    </details>,
  );
  const fold = screen.getByRole<HTMLDetailsElement>('group');
  const isOpenAfter = (event: () => boolean): boolean => event() && fold.open;
  expect(isOpenAfter(() => fireEvent.pointerDown(screen.getByText('Within')))).toBe(true);
  for (const kind of ['pointerDown', 'focusIn', 'keyDown'] as const) {
    fold.open = true;
    expect(isOpenAfter(() => fireEvent[kind](document.body, { key: 'Escape' }))).toBe(false);
  }
});
