// @vitest-environment jsdom
/** Where the keyboard is after a page has come (BEY-07, ROUTE-11). */
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ArrivalHeading } from '#ui/ArrivalHeading.tsx';

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

test('BEY-07 ROUTE-11 the heading has the focus where the link that led here is hidden, though the browser has not let go of it yet', () => {
  expect(arrive(false)).toBe(screen.getByRole('heading', { name: 'Addresses' }));
});

test('BEY-07 whoever is elsewhere on the page stays where they are', () => {
  expect(arrive(true)).toBe(screen.getByRole('link'));
});

test('BEY-07 a page that was loaded begins where every page does', () => {
  expect(arrive(false, true)).toBe(screen.getByRole('link'));
});
