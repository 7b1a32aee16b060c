// @vitest-environment jsdom
/** The checkout's steps, breadcrumbs and pagination. */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx';
import { pageNumbers } from '#ui/page-numbers.ts';
import { Pagination } from '#ui/Pagination.tsx';
import { StepTabs, type Step } from '#ui/StepTabs.tsx';

const steps: readonly Step[] = [
  { id: 'account', label: 'Account', state: 'done', summary: 'jo@example.com' },
  { id: 'delivery', label: 'Delivery', state: 'current' },
  { id: 'payment', label: 'Payment', state: 'locked' },
];

test('the steps of the checkout stand in order, the current one marked, a finished one a button [CHK-02]', () => {
  const onSelect = vi.fn<(id: string) => void>();
  render(<StepTabs label="Checkout steps" steps={steps} onSelect={onSelect} />);
  const items = within(screen.getByRole('navigation', { name: 'Checkout steps' })).getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => item.textContent.trim())).toEqual([
    'Edit Account jo@example.comEdit',
    '2Current step: Delivery',
    '3Later step: Payment',
  ]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^Edit Account/ }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('account');
});

test('breadcrumbs link to all pages but the current one [CAT-01]', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'Home', href: '/' }, { label: 'Water', href: '/water' }, { label: 'Still' }]}
    />,
  );
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/water']);
  expect(trail.getByText('Still').getAttribute('aria-current')).toBe('page');
});

const at = (page: number) => <Pagination page={page} pageCount={3} hrefFor={(to) => `?p=${to}`} />;

describe('pagination', () => {
  test.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 'gap-after', 5]],
    [5, 12, [1, 'gap-before', 4, 5, 6, 'gap-after', 12]],
    [4, 5, [1, 2, 3, 4, 5]],
  ])('page %i of %i shows %j [CAT-01]', (page, pageCount, expected) => {
    expect(pageNumbers(page, pageCount)).toEqual(expected);
  });

  test('marks the current page, links to the others, and shows nothing for a single page [CAT-01]', () => {
    const { rerender, container } = render(at(2));
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('?p=1');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('?p=3');
    rerender(at(1));
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
    rerender(at(3));
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
    rerender(<Pagination page={1} pageCount={1} hrefFor={String} />);
    expect(container.innerHTML).toBe('');
  });
});
