// @vitest-environment jsdom
/** What could not be loaded says so as loudly as it matters (BEY-07, look.md). */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { RetryNotice } from '#ui/RetryNotice.tsx';

afterEach(cleanup);

describe('BEY-07 another try', () => {
  test('BEY-07 it is said at once where nothing goes on, and in a pause where one can do without', () => {
    render(<RetryNotice onRetry={() => undefined}>Nothing came.</RetryNotice>);
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
