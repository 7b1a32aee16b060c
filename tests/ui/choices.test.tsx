// @vitest-environment jsdom
/** Choices as chips, and pictures one at a time, as they are heard and used (CAT-02). */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChoiceChip } from '#ui/ChoiceChip.tsx';
import { Gallery } from '#ui/Gallery.tsx';
import { RadioCardGroup } from '#ui/RadioCardGroup.tsx';
import { Swatch } from '#ui/Swatch.tsx';

afterEach(cleanup);

describe('chips', () => {
  test('CAT-02 a colour is named in words, and what is sold out says so and can be chosen', () => {
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

  test('CAT-02 one picture is in reach of the keyboard, all by their small ones', () => {
    render(<Gallery images={images} srcFor={srcFor} />);
    const large = screen.getAllByRole('button', { name: /^Enlarge: / });
    expect(large.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    const small = screen.getAllByRole('button', { name: /^Show picture / });
    expect(small.map((button) => button.getAttribute('aria-current'))).toEqual(['true', null]);
  });

  test('CAT-04 where there is no picture there is nothing to enlarge', () => {
    render(<Gallery images={[{ url: '', label: 'Spring water' }]} srcFor={(url) => url} />);
    expect(screen.getByRole('img', { name: 'There is no picture of Spring water' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('CAT-02 a single picture needs no small ones', () => {
    render(<Gallery images={images.slice(0, 1)} srcFor={srcFor} />);
    expect(screen.queryByRole('button', { name: /^Show picture / })).toBeNull();
  });
});
