// @vitest-environment jsdom
/** Buttons: their names, looks, and what is announced while they are busy. */
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';

describe('buttons', () => {
  test('have a look of their own in each size and colour [SHELL-13]', () => {
    const sizes = ['small', 'standard', 'large'] as const;
    const colors = ['primary', 'secondary', 'outline', 'accent'] as const;
    const looks = sizes.flatMap((size) => colors.map((color) => ({ size, color })));
    render(
      looks.map((look) => (
        <Button key={look.size + look.color} {...look}>
          Go
        </Button>
      )),
    );
    const classes = screen.getAllByRole('button').map(({ className }) => className);
    expect(new Set(classes).size).toBe(12);
  });

  test('are standard, primary and submit nothing by default [SHELL-13]', () => {
    render([
      <Button key="1">Go</Button>,
      <Button key="2" size="standard" color="primary">
        Go
      </Button>,
    ]);
    const [plain, spelled] = screen.getAllByRole('button');
    expect(plain?.className).toBe(spelled?.className);
    expect(plain?.getAttribute('type')).toBe('button');
  });

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

  test('a link that looks like a button is a link of the given router [SHELL-13]', () => {
    render(
      <LinkButton
        href="/cart"
        renderLink={({ children, ...props }) => (
          <a data-routed="" {...props}>
            {children}
          </a>
        )}
      >
        View cart
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'View cart' });
    expect(link.getAttribute('href')).toBe('/cart');
    expect(link.dataset['routed']).toBe('');
  });
});
