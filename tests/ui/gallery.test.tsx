// @vitest-environment jsdom
/** The pictures of a product by the arrow keys (CAT-02, CAT-06). */
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gallery } from '#ui/Gallery.tsx';

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('CAT-02 CAT-06 arrows lead on from the picture that has the focus, however quickly they are pressed', () => {
  Element.prototype.scrollTo = () => undefined;
  const images = ['front', 'side', 'back', 'top'].map((label) => ({ url: `/${label}.jpg`, label }));
  render(<Gallery images={images} srcFor={(url, width) => `${url}?width=${width}`} />);
  const pictures = screen.getAllByRole('button', { name: /^Enlarge: / });
  pictures[0]?.focus();
  press('ArrowRight');
  press('ArrowRight');
  expect(document.activeElement).toBe(pictures[2]);
  press('ArrowRight');
  press('ArrowRight');
  expect(document.activeElement).toBe(pictures[3]);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(document.activeElement).toBe(pictures[1]);
});
