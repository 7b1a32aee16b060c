// @vitest-environment jsdom
/** Choice chips, and the gallery by mouse and keyboard. */
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ChoiceChip } from '#ui/ChoiceChip.tsx';
import { Gallery } from '#ui/Gallery.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { Swatch } from '#ui/Swatch.tsx';

describe('chips', () => {
  test('a chip names its colour and that it is sold out, and can be chosen [CAT-02]', () => {
    const choose = vi.fn<() => void>();
    render(
      <RadioCardGroup legend="Colour" inChips>
        <ChoiceChip
          name="colour"
          value="1"
          label="Sage"
          swatch={<Swatch colour="#8fa58a" />}
          defaultChecked
        />
        <ChoiceChip name="colour" value="2" label="Coral" note="sold out" onChange={choose} />
      </RadioCardGroup>,
    );
    expect(screen.getByRole('group', { name: 'Colour' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sage' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: /^Coral\s*sold out$/ }));
    expect(choose).toHaveBeenCalledOnce();
  });
});

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

  test('a single picture has no thumbnails [CAT-02]', () => {
    render(<Gallery images={images.slice(0, 1)} srcFor={srcFor} />);
    expect(screen.queryByRole('button', { name: /^Show picture / })).toBeNull();
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
