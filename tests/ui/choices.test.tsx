// @vitest-environment jsdom
/** The gallery by keyboard. */
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Gallery } from '#ui/Gallery.tsx';

const srcFor = (url: string, width: number): string => `${url}?${width}`;

describe('gallery', () => {
  const images = [
    { url: '/a', label: 'A bottle' },
    { url: '/b', label: 'Its cap' },
  ];

  test('Tab reaches one picture, and all by their thumbnails [CAT-02]', () => {
    render(<Gallery images={images} srcFor={srcFor} />);
    const large = screen.getAllByRole('button', { name: /^Enlarge: / });
    expect(large.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    const small = screen.getAllByRole('button', { name: /^Show picture / });
    expect(small.map((button) => button.getAttribute('aria-current'))).toEqual(['true', null]);
  });

  test('a gallery without a picture enlarges nothing [CAT-04]', () => {
    render(<Gallery images={[{ url: '', label: 'Spring water' }]} srcFor={(url) => url} />);
    expect(screen.getByRole('img', { name: 'There is no picture of Spring water' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('arrow keys move on from the focused picture, however quickly they are pressed [CAT-02]', () => {
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
