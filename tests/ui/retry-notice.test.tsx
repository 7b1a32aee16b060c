// @vitest-environment jsdom
/** What could not be loaded says so, and whoever tries again keeps their place on the page (BEY-07, look.md). */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { RetryNotice } from '#ui/RetryNotice.tsx';

afterEach(cleanup);

/** A part of a page, as it is before and after. */
const part = (retry: ReactNode, heading: ReactNode = <h2>Payment</h2>) => (
  <main>
    <h1>Checkout</h1>
    <section>
      {heading}
      {retry}
    </section>
  </main>
);
const tried = <RetryNotice onRetry={() => undefined}>Nothing came.</RetryNotice>;

describe('BEY-07 another try', () => {
  test('BEY-07 the button that goes leaves the focus at the heading above it', () => {
    const { rerender } = render(part(tried));
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(part(null));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Payment' }));
  });

  test('BEY-07 a heading that folds its part keeps its fold’s place in the order of the keys', () => {
    const fold = (
      <details>
        <summary>
          <h2>Summary</h2>
        </summary>
      </details>
    );
    const { rerender } = render(part(tried, fold));
    screen.getByRole('button', { name: 'Try again' }).focus();
    rerender(part(null, fold));
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });

  test('BEY-07 whoever is elsewhere by then stays there', () => {
    const field = (
      <>
        <h2>Payment</h2>
        <input aria-label="Code" />
      </>
    );
    const { rerender } = render(part(tried, field));
    screen.getByRole('textbox', { name: 'Code' }).focus();
    rerender(part(null, field));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Code' }));
  });

  test('BEY-07 it is said at once where nothing goes on, and in a pause where one can do without', () => {
    render(part(tried));
    expect(screen.getByRole('alert').textContent).toContain('Nothing came.');
    cleanup();
    render(
      <RetryNotice type="warning" onRetry={() => undefined}>
        Something is missing.
      </RetryNotice>,
    );
    expect(screen.getByRole('status').textContent).toContain('Something is missing.');
  });
});
