// @vitest-environment jsdom
/** What the shop says: toasts, notices and waiting, and how loudly. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { ToastList, type ToastItem } from '#ui/ToastList.tsx';

afterEach(cleanup);

const offline: ToastItem = { id: 'offline', type: 'error', message: 'You are offline.', isDismissable: true };
const online: ToastItem = { id: 'online', type: 'info', message: 'You are online.', isDismissable: false };
const removed: ToastItem = {
  id: 'removed',
  type: 'info',
  message: 'Removed.',
  isDismissable: true,
  actionText: 'Undo',
};

describe('SHELL-11 toasts', () => {
  test('SHELL-11 their live regions stand ready before the first toast', () => {
    const { container, rerender } = render(<ToastList toasts={[]} onDismiss={() => undefined} />);
    const polite = container.querySelector('[aria-live="polite"]');
    const loud = screen.getByRole('alert');
    rerender(<ToastList toasts={[offline, online]} onDismiss={() => undefined} />);
    expect(loud.textContent).toBe('You are offline.');
    expect(polite?.textContent).toBe('You are online.');
  });

  test('SHELL-11 the newest stands in front, in the order given', () => {
    render(<ToastList toasts={[removed, online]} onDismiss={() => undefined} />);
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(
      within(region)
        .getAllByText(/\.$/)
        .map(({ textContent }) => textContent),
    ).toEqual(['Removed.', 'You are online.']);
  });

  test('SHELL-11 only a dismissable one can be dismissed, by its id', () => {
    const onDismiss = vi.fn<(id: string) => void>();
    render(<ToastList toasts={[online, removed]} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss message' }));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('removed');
  });

  test('SHELL-11 action text is a button that reports the toast', () => {
    const onAction = vi.fn<(id: string) => void>();
    render(<ToastList toasts={[removed]} onDismiss={() => undefined} onAction={onAction} />);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledExactlyOnceWith('removed');
  });

  test('SHELL-11 an action no one listens to is not offered', () => {
    render(<ToastList toasts={[removed]} onDismiss={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('SHELL-11 its own icon takes the place of the mark of its type', () => {
    const icon = <svg data-testid="own" />;
    const { container } = render(<ToastList toasts={[{ ...offline, icon }]} onDismiss={() => undefined} />);
    expect(screen.getByTestId('own')).toBeTruthy();
    expect(container.querySelector('.lucide-circle-alert')).toBeNull();
  });
});

describe('notices', () => {
  test('an announced error interrupts, other announced ones wait, and the rest keep still', () => {
    render([
      <Notice key="1" type="error" announce>
        Declined
      </Notice>,
      <Notice key="2" type="warning" announce>
        Low stock
      </Notice>,
      <Notice key="3" type="error">
        Kept
      </Notice>,
    ]);
    expect(screen.getByRole('alert').textContent).toBe('Declined');
    expect(screen.getByRole('status').textContent).toBe('Low stock');
  });
});

test('SHELL-01 the loading indicator says what is being waited for', () => {
  render(<LoadingIndicator message="Finding delivery times…" />);
  expect(screen.getByRole('status').textContent).toBe('Finding delivery times…');
});
