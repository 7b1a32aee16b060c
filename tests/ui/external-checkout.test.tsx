// @vitest-environment jsdom
/** A checkout on another site, as the page configures it. */
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { readExternalCheckout } from '#app/browser.ts';
import { CheckoutElsewhere } from '#app/CheckoutElsewhere.tsx';
import type { ExternalCheckout } from '#paths.ts';

const external: ExternalCheckout = { path: '/pay', address: 'https://pay.example/begin' };

/** The addresses a path leads away to. */
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

describe('an external checkout', () => {
  test.each(['/checkout', '/checkout/', '/pay'])(
    '%s leads to the external checkout and says so meanwhile [ROUTE-06]',
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
  ] as const)('%s stays in the shop with %j [ROUTE-06]', (path, to) => {
    expect(open(path, to)).toEqual([]);
    expect(screen.getByText('The shop')).toBeDefined();
  });

  test('an external checkout is read only with a safe path and address [ROUTE-06]', () => {
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
