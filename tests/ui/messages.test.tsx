// @vitest-environment jsdom
/** Toasts, notifications, notices, problems, loading and busy buttons: shown and announced. */

import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NotificationList, type NotificationItem } from '#ui/NotificationList.tsx';
import { ProblemList } from '#ui/ProblemList.tsx';
import { RetryNotice } from '#ui/RetryNotice.tsx';
import { ToastList, type ToastItem } from '#ui/ToastList.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';

const offline: ToastItem = { id: 'offline', type: 'error', message: 'You are offline.', isDismissable: true };
const online: ToastItem = { id: 'online', type: 'info', message: 'You are online.', isDismissable: false };
const removed: ToastItem = {
  id: 'removed',
  type: 'info',
  message: 'Removed.',
  isDismissable: true,
  actionText: 'Undo',
};

const [onDismiss, onHold, onRelease, onAction] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
beforeEach(() => {
  for (const handler of [onDismiss, onHold, onRelease, onAction]) handler.mockReset();
});
const toasts = (items: readonly ToastItem[], own: Partial<ComponentProps<typeof ToastList>> = {}) => (
  <ToastList toasts={items} onDismiss={onDismiss} {...own} />
);
const holding = { onHold, onRelease };
const region = () => screen.getByRole('region', { name: 'Messages' });
const dismissButton = () => screen.getByRole('button', { name: 'Dismiss message' });
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const withButton = (part: ReactNode) => (
  <>
    <button type="button">Elsewhere</button>
    {part}
  </>
);

describe('toasts', () => {
  test('are announced in live regions that exist before the first toast [SHELL-11]', () => {
    const { container, rerender } = render(toasts([]));
    const polite = container.querySelector('[aria-live="polite"]');
    const assertive = screen.getByRole('alert');
    rerender(toasts([offline, online]));
    expect(assertive.textContent).toBe('You are offline.');
    expect(polite?.textContent).toBe('You are online.');
  });

  test('stand in the given order, and only a dismissable one can be dismissed [SHELL-11]', () => {
    render(toasts([removed, online]));
    const messages = within(region()).getAllByText(/\.$/);
    expect(messages.map(({ textContent }) => textContent)).toEqual(['Removed.', 'You are online.']);
    fireEvent.click(dismissButton());
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('removed');
  });

  test('are held by the keyboard focus, also when the pointer leaves [SHELL-11]', () => {
    render(withButton(toasts([removed, offline], { ...holding, onAction })));
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss message' });
    act(() => first?.focus());
    expect(onHold).toHaveBeenCalled();
    act(() => second?.focus());
    fireEvent.pointerOut(region(), { relatedTarget: document.body });
    expect(onRelease).not.toHaveBeenCalled();
    act(() => elsewhere().focus());
    expect(onRelease).toHaveBeenCalledOnce();
  });

  test('are dismissed by Esc, which returns the focus to where it came from [SHELL-11]', () => {
    render(withButton(toasts([offline])));
    act(() => elsewhere().focus());
    act(() => dismissButton().focus());
    fireEvent.keyDown(dismissButton(), { key: 'Escape' });
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('offline');
    expect(document.activeElement).toBe(elsewhere());
  });

  test('take Esc from a dialog around them only if they can be dismissed [SHELL-11]', () => {
    const retry = { ...offline, isDismissable: false, actionText: 'Retry' };
    const { rerender } = render(toasts([removed, retry], { onAction }));
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Retry' }), { key: 'Escape' })).toBe(true);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('removed');
    // one that is leaving still has the focus
    const dismiss = dismissButton();
    act(() => dismiss.focus());
    rerender(toasts([]));
    expect(dismiss.isConnected).toBe(true);
    expect(fireEvent.keyDown(dismiss, { key: 'Escape' })).toBe(true);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

const list = (...items: readonly NotificationItem[]) => (
  <NotificationList notifications={items} onDismiss={onDismiss} />
);

describe('notifications', () => {
  const warning: NotificationItem = { id: 7, type: 'warning', message: 'Inactive.', isLeaving: false };
  const error: NotificationItem = { id: 8, type: 'error', message: 'No.', isLeaving: false };
  const saved: NotificationItem = { id: 9, type: 'notice', message: 'Saved.', isLeaving: false };

  test('announce errors at once and the rest politely, each with an icon [SHELL-12]', () => {
    const { container, rerender } = render(list());
    const polite = container.querySelector('[aria-live="polite"]');
    const assertive = screen.getByRole('alert');
    rerender(list(warning, error, saved));
    expect(assertive.textContent).toBe('No.');
    expect(polite?.textContent).toBe('Inactive.Saved.');
    for (const icon of ['triangle-alert', 'circle-alert', 'info'])
      expect(container.querySelectorAll(`.lucide-${icon}`)).toHaveLength(1);
  });

  test('are dismissed by id, return the focus, and leave inert [SHELL-12 BEY-07]', () => {
    const { rerender } = render(withButton(list(warning)));
    const dismiss = screen.getByRole('button', { name: 'Dismiss notification' });
    act(() => elsewhere().focus());
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(document.activeElement).toBe(elsewhere());
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(7);
    rerender(withButton(list({ ...warning, isLeaving: true })));
    expect(screen.getByText('Inactive.').closest('[inert]')).not.toBeNull();
  });
});

test('an announced error is an alert, another announced notice a status, the rest is silent [BEY-07]', () => {
  const { rerender } = render([
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
  // a retry is an alert where nothing works without it
  rerender([
    <RetryNotice key="4" onRetry={onAction}>
      Nothing came.
    </RetryNotice>,
    <RetryNotice key="5" type="warning" onRetry={onAction}>
      Something is missing.
    </RetryNotice>,
  ]);
  expect(screen.getByRole('alert').textContent).toContain('Nothing came.');
  expect(screen.getByRole('status').textContent).toContain('Something is missing.');
});

test('problems are one focusable list of links, and nothing without any [BEY-07]', () => {
  const onFollow = vi.fn<() => void>();
  const cart = { id: 'cart', message: 'Your cart is empty.', href: '#cart' };
  const email = { id: 'email', message: 'Enter your e-mail.', href: '#email', onFollow };
  const { container, rerender } = render(
    <ProblemList id="problems" title="Before you can order" problems={[cart, email]} />,
  );
  screen.getByRole('alert').parentElement?.focus();
  expect(document.activeElement?.id).toBe('problems');
  expect(screen.getByText('Before you can order')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Your cart is empty.' });
  expect(link.getAttribute('href')).toBe('#cart');
  // the browser follows the link
  expect(fireEvent.click(link)).toBe(true);
  // a place that has to be opened first is opened instead
  expect(fireEvent.click(screen.getByRole('link', { name: 'Enter your e-mail.' }))).toBe(false);
  expect(onFollow).toHaveBeenCalledOnce();
  rerender(<ProblemList id="problems" title="Before you can order" problems={[]} />);
  expect(container.childElementCount).toBe(0);
});

test('the loading indicator announces what is loading [SHELL-01]', () => {
  render(<LoadingIndicator message="Finding delivery times…" />);
  expect(screen.getByRole('status').textContent).toBe('Finding delivery times…');
});

describe('buttons', () => {
  test('a busy button keeps its name and the focus, is announced, and cannot be pressed [BEY-07]', () => {
    const onClick = vi.fn<() => void>();
    const button = (busy: boolean) => (
      <Button busy={busy} busyText="Placing your order…" onClick={onClick}>
        Place order
      </Button>
    );
    const { container, rerender } = render(button(false));
    const drawn = screen.getByRole('button', { name: 'Place order' });
    // a live region must exist before its text
    const live = container.querySelector('[aria-live="polite"]');
    expect(live?.textContent).toBe('');
    drawn.focus();
    rerender(button(true));
    fireEvent.click(drawn);
    expect(onClick).not.toHaveBeenCalled();
    expect([drawn.getAttribute('aria-disabled'), drawn.getAttribute('aria-busy')]).toEqual(['true', 'true']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place order' }));
    expect(live?.textContent).toBe('Placing your order…');
  });

  test('a busy submit button does not submit its form [BEY-07]', () => {
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
      event.preventDefault(),
    );
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    );
    const { rerender } = render(form(true));
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form(false));
    fireEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('an icon button is named by its label, its count is visual and hidden at zero [SHELL-02]', () => {
    render(<IconButton label="Cart, 3 items" icon={<svg />} count={3} />);
    expect(screen.getByRole('button', { name: 'Cart, 3 items' }).textContent).toBe('3');
    render(<IconButton label="Cart, empty" icon={<svg />} count={0} />);
    expect(screen.getByRole('button', { name: 'Cart, empty' }).textContent).toBe('');
  });
});

test('a press leaves the field by its click: what an error moves away is pressed nevertheless [BEY-07]', () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Send</Button>);
  const button = screen.getByRole('button');
  expect(fireEvent.mouseDown(button)).toBe(false);
  fireEvent.click(button, { detail: 1 });
  expect([document.activeElement, onClick.mock.calls.length]).toEqual([button, 1]);
});
