// @vitest-environment jsdom
/** Buttons: their names, and what is announced while they are busy. */
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';

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
