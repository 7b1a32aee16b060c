// @vitest-environment jsdom
/** A film of someone else's house, once it is asked for (CONTENT-01). */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilmFrame } from '#ui/FilmFrame.tsx';

const page = (title: string) => (
  <>
    <input aria-label="Search" />
    <FilmFrame src="about:blank" title={title} host="films.example" />
  </>
);

test('CONTENT-01 BEY-07 a film that is begun has the focus once, and leaves it to whoever goes elsewhere', () => {
  const { rerender } = render(page('A spring'));
  fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
  expect(document.activeElement).toBe(screen.getByTitle('A spring'));
  act(() => screen.getByRole('textbox').focus());
  rerender(page('The spring'));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
