// @vitest-environment jsdom
/** What the shop says: toasts, notices and waiting, and how loudly. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoadingIndicator } from '#ui/LoadingIndicator.tsx';
import { Notice } from '#ui/Notice.tsx';
import { NotificationList, type NotificationItem } from '#ui/NotificationList.tsx';
import { ProblemList } from '#ui/ProblemList.tsx';
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

const heard = () => ({
  onHold: vi.fn<() => void>(),
  onRelease: vi.fn<() => void>(),
  onDismiss: vi.fn<(id: string) => void>(),
});
const list = () => screen.getByRole('region', { name: 'Messages' });

describe('SHELL-11 toasts and who reads them', () => {
  test('SHELL-11 the pointer on one holds them all, and lets them go when it leaves', () => {
    const { onHold, onRelease, onDismiss } = heard();
    render(<ToastList toasts={[removed]} onDismiss={onDismiss} onHold={onHold} onRelease={onRelease} />);
    fireEvent.pointerOver(screen.getByText('Removed.'));
    expect(onHold).toHaveBeenCalled();
    expect(onRelease).not.toHaveBeenCalled();
    fireEvent.pointerOut(list(), { relatedTarget: document.body });
    expect(onRelease).toHaveBeenCalledOnce();
  });

  test('SHELL-11 a list that is taken away holds none', () => {
    const { onHold, onRelease, onDismiss } = heard();
    const { rerender, unmount } = render(<ToastList toasts={[removed]} onDismiss={onDismiss} />);
    rerender(<ToastList toasts={[removed]} onDismiss={onDismiss} onHold={onHold} onRelease={onRelease} />);
    fireEvent.pointerOver(screen.getByText('Removed.'));
    expect(onRelease).not.toHaveBeenCalled();
    unmount();
    expect(onRelease).toHaveBeenCalledOnce();
  });

  test('SHELL-11 so does the keyboard, and the pointer that leaves does not take them from it', () => {
    const { onHold, onRelease, onDismiss } = heard();
    render(
      <>
        <button type="button">Elsewhere</button>
        <ToastList
          toasts={[removed, offline]}
          onDismiss={onDismiss}
          onAction={() => undefined}
          onHold={onHold}
          onRelease={onRelease}
        />
      </>,
    );
    const [first, second] = screen.getAllByRole('button', { name: 'Dismiss message' });
    act(() => first?.focus());
    expect(onHold).toHaveBeenCalled();
    act(() => second?.focus());
    fireEvent.pointerOut(list(), { relatedTarget: document.body });
    expect(onRelease).not.toHaveBeenCalled();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(onRelease).toHaveBeenCalledOnce();
  });

  test('SHELL-11 one dismissed by the keyboard gives the focus back to where it came from', () => {
    const { onDismiss } = heard();
    render(
      <>
        <button type="button">Elsewhere</button>
        <ToastList toasts={[offline]} onDismiss={onDismiss} />
      </>,
    );
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    act(() => elsewhere.focus());
    act(() => screen.getByRole('button', { name: 'Dismiss message' }).focus());
    fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss message' }), { key: 'Escape' });
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('offline');
    expect(document.activeElement).toBe(elsewhere);
  });

  test('SHELL-11 Esc keeps to itself: a dialog around stays open, and one that goes only by itself stays too', () => {
    const { onDismiss } = heard();
    const toasts = [removed, { ...offline, isDismissable: false, actionText: 'Retry' }];
    render(<ToastList toasts={toasts} onDismiss={onDismiss} onAction={() => undefined} />);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Undo' }), { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Retry' }), { key: 'Escape' })).toBe(true);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('removed');
  });

  test('SHELL-11 one that goes is seen to go in its place, out of everybody’s reach, and then is gone', () => {
    const { container, rerender } = render(
      <ToastList toasts={[removed, online]} onDismiss={() => undefined} />,
    );
    rerender(<ToastList toasts={[online]} onDismiss={() => undefined} />);
    const leaving = screen.getByText('Removed.').parentElement;
    expect(leaving?.hasAttribute('inert')).toBe(true);
    expect(container.textContent).toBe('Removed.You are online.');
    // jsdom knows no animations, and React listens there for the older name
    for (const name of ['animationend', 'webkitAnimationEnd'])
      fireEvent(leaving ?? document.body, new Event(name, { bubbles: true }));
    expect(container.textContent).toBe('You are online.');
  });

  test('SHELL-11 one that goes leaves Esc to the dialog around, though it has the focus for a moment more', () => {
    const { onDismiss } = heard();
    const { rerender } = render(<ToastList toasts={[removed]} onDismiss={onDismiss} />);
    const dismiss = screen.getByRole('button', { name: 'Dismiss message' });
    act(() => dismiss.focus());
    rerender(<ToastList toasts={[]} onDismiss={onDismiss} />);
    expect(dismiss.isConnected).toBe(true);
    expect(fireEvent.keyDown(dismiss, { key: 'Escape' })).toBe(true);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test('SHELL-11 one that comes back while it goes is there again, once', () => {
    const { container, rerender } = render(<ToastList toasts={[removed]} onDismiss={() => undefined} />);
    rerender(<ToastList toasts={[]} onDismiss={() => undefined} />);
    rerender(<ToastList toasts={[{ ...removed, message: 'Again.' }]} onDismiss={() => undefined} />);
    expect(container.textContent).toBe('Again.');
    expect(screen.getByText('Again.').parentElement?.hasAttribute('inert')).toBe(false);
  });
});

describe('SHELL-12 notifications', () => {
  const warning: NotificationItem = { id: 7, type: 'warning', message: 'Inactive.', isLeaving: false };
  const error: NotificationItem = { id: 8, type: 'error', message: 'No.', isLeaving: false };
  const saved: NotificationItem = { id: 9, type: 'notice', message: 'Saved.', isLeaving: false };

  test('SHELL-12 their live regions stand ready; errors are said at once, the rest in a pause', () => {
    const { container, rerender } = render(
      <NotificationList notifications={[]} onDismiss={() => undefined} />,
    );
    const polite = container.querySelector('[aria-live="polite"]');
    const loud = screen.getByRole('alert');
    rerender(<NotificationList notifications={[warning, error, saved]} onDismiss={() => undefined} />);
    expect(loud.textContent).toBe('No.');
    expect(polite?.textContent).toBe('Inactive.Saved.');
  });

  test('SHELL-12 each has the mark of its tone, and never only a colour', () => {
    const { container } = render(
      <NotificationList notifications={[warning, error, saved]} onDismiss={() => undefined} />,
    );
    expect(
      ['triangle-alert', 'circle-alert', 'info'].map(
        (name) => container.querySelectorAll(`.lucide-${name}`).length,
      ),
    ).toEqual([1, 1, 1]);
  });

  test('SHELL-12 BEY-07 whoever dismisses one by the keyboard is back where they came from', () => {
    render(
      <>
        <input aria-label="Quantity" />
        <NotificationList notifications={[warning]} onDismiss={() => undefined} />
      </>,
    );
    const field = screen.getByRole('textbox', { name: 'Quantity' });
    const dismiss = screen.getByRole('button', { name: 'Dismiss notification' });
    act(() => field.focus());
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    expect(document.activeElement).toBe(field);
  });

  test('SHELL-12 each is dismissed by its number, and one that goes is out of reach', () => {
    const onDismiss = vi.fn<(id: number) => void>();
    const { rerender } = render(<NotificationList notifications={[warning]} onDismiss={onDismiss} />);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(7);
    rerender(<NotificationList notifications={[{ ...warning, isLeaving: true }]} onDismiss={onDismiss} />);
    expect(screen.getByText('Inactive.').closest('[inert]')).not.toBeNull();
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

describe('BEY-07 what keeps something from being done', () => {
  test('BEY-07 is one list that can take the focus, each sentence a link to its place', () => {
    render(
      <ProblemList
        id="problems"
        title="Before you can order"
        problems={[{ id: 'cart', message: 'Your cart is empty.', href: '#cart' }]}
      />,
    );
    screen.getByRole('alert').parentElement?.focus();
    expect(document.activeElement?.id).toBe('problems');
    expect(screen.getByText('Before you can order')).toBeDefined();
    const link = screen.getByRole('link', { name: 'Your cart is empty.' });
    expect(link.getAttribute('href')).toBe('#cart');
    // nobody stops it from leading there
    expect(fireEvent.click(link)).toBe(true);
  });

  test('BEY-07 a place that must be brought up first is brought up in place of following the link', () => {
    const onFollow = vi.fn<() => void>();
    const problem = { id: 'email', message: 'Enter your e-mail.', href: '#email', onFollow };
    render(<ProblemList id="problems" title="Before you can order" problems={[problem]} />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Enter your e-mail.' }))).toBe(false);
    expect(onFollow).toHaveBeenCalledOnce();
  });

  test('BEY-07 is gone with the last of it', () => {
    const { container } = render(<ProblemList id="problems" title="Before you can order" problems={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
