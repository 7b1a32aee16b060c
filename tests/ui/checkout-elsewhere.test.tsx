// @vitest-environment jsdom
/** A checkout on another site, as the page names it (ROUTE-06). */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readExternalCheckout } from '#app/browser.ts';
import { CheckoutElsewhere } from '#app/CheckoutElsewhere.tsx';
import type { ExternalCheckout } from '#paths.ts';

afterEach(cleanup);

const external: ExternalCheckout = { path: '/pay', address: 'https://pay.example/begin' };

/** Where one is led from an address. */
const open = (path: string, to: ExternalCheckout | null): readonly string[] => {
  const leave = vi.fn<(address: string) => void>();
  render(
    <MemoryRouter initialEntries={[path]}>
      <CheckoutElsewhere external={to} leave={leave}>
        <p>The shop</p>
      </CheckoutElsewhere>
    </MemoryRouter>,
  );
  return leave.mock.calls.flat();
};

describe('ROUTE-06 a checkout elsewhere', () => {
  test.each(['/checkout', '/checkout/', '/pay'])(
    'ROUTE-06 is where %s leads, and says so meanwhile',
    (path) => {
      expect(open(path, external)).toEqual(['https://pay.example/begin']);
      expect(screen.queryByText('The shop')).toBeNull();
      expect(screen.getByRole('status').textContent).toContain('Taking you to the checkout…');
    },
  );

  test.each([
    ['/cart', external],
    ['/checkout/more', external],
    ['/checkout', null],
    ['/pay', null],
  ] as const)('ROUTE-06 %s stays here with %j', (path, to) => {
    expect(open(path, to)).toEqual([]);
    expect(screen.getByText('The shop')).toBeDefined();
  });

  test('ROUTE-06 is taken from the page only where it may be followed', () => {
    expect(readExternalCheckout('/pay https://pay.example/begin')).toEqual(external);
    for (const said of [
      '',
      '/pay',
      '/pay http://pay.example',
      '/pay javascript:alert(1)',
      '/cart https://a.example',
    ])
      expect(readExternalCheckout(said)).toBeNull();
  });
});
