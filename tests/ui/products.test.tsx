// @vitest-environment jsdom
/** Prices, product cards, pictures and totals as they are read. */
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { Accordion } from '#ui/Accordion.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { ProductCard } from '#ui/ProductCard.tsx';
import { ProductGrid } from '#ui/ProductGrid.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TotalsList } from '#ui/TotalsList.tsx';

describe('price', () => {
  test('a reduced price reads as now and was, with its note [CAT-06]', () => {
    const { container } = render(<Price text="$9.95" regularText="$12.95" note="per bottle" />);
    expect(container.textContent).toBe('Now $9.95 was $12.95 per bottle');
    expect(container.querySelector('s')?.textContent).toBe('$12.95');
  });

  test('a regular price reads as itself [CAT-06]', () => {
    const { container } = render(<Price text="$12.95" />);
    expect(container.textContent).toBe('$12.95');
  });
});

describe('product card', () => {
  test('a product card is an article whose heading is its one link [CAT-01]', () => {
    render(
      <ProductGrid>
        <ProductCard
          name="Spring water"
          href="/spring-water"
          image={null}
          price={<Price text="$12" />}
          action={<button type="button">Add</button>}
        />
        <ProductCard name="Cooler" href="/cooler" image={null} price={null} />
      </ProductGrid>,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const card = within(screen.getAllByRole('article')[0] ?? document.body);
    expect(
      within(card.getByRole('heading', { level: 3 }))
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/spring-water');
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getByRole('button', { name: 'Add' })).toBeTruthy();
  });
});

test('a picture offers its widths and reserves its room [CAT-04]', () => {
  render(
    <Picture
      srcFor={(width) => `/m/a.png?width=${width}`}
      widths={[320, 640]}
      sizes="50vw"
      width={640}
      height={480}
      alt="A bottle"
    />,
  );
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'A bottle' });
  expect(image.getAttribute('srcset')).toBe('/m/a.png?width=320 320w, /m/a.png?width=640 640w');
  expect(image.getAttribute('src')).toBe('/m/a.png?width=640');
  expect([image.width, image.height, image.getAttribute('loading')]).toEqual([640, 480, 'lazy']);
});

test('a missing picture is a drawing of its size, with a label if one is given [CAT-04]', () => {
  const none = { srcFor: () => '', widths: [160, 320], sizes: '50vw', width: 640, height: 480 };
  const { container } = render(
    <>
      <Picture {...none} alt="" />
      <Picture {...none} alt="There is no picture of it" />
    </>,
  );
  expect(container.querySelector('img, [srcset]')).toBeNull();
  expect(screen.getAllByRole('img').map((drawing) => drawing.getAttribute('aria-label'))).toEqual([
    'There is no picture of it',
  ]);
  const rooms = [...container.querySelectorAll(':scope > svg')];
  expect(rooms.map((room) => room.getAttribute('viewBox'))).toEqual(['0 0 640 480', '0 0 640 480']);
});

test('totals are terms with their amounts [CART-09]', () => {
  render(
    <TotalsList
      rows={[
        { label: 'Subtotal', amount: '$25.90' },
        { label: 'Total', amount: '$23.40', emphasis: 'total' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Subtotal', 'Total']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '$25.90',
    '$23.40',
  ]);
});

test('an accordion opens the given item and keeps its heading level [CAT-02]', () => {
  const { container } = render(
    <Accordion
      headingLevel={2}
      items={[
        { id: 'a', title: 'Delivery', content: 'Weekly', open: true },
        { id: 'b', title: 'Returns', content: 'Any time' },
      ]}
    />,
  );
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});

test('an empty state has a heading and an action [CART-09]', () => {
  render(
    <EmptyState
      icon={<svg />}
      heading="Your cart is empty"
      headingLevel={1}
      action={<a href="/water">Shop water</a>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Shop water' })).toBeTruthy();
});

test('skeletons reserve room and are not read out [SHELL-01]', () => {
  const { container } = render(<Skeleton shape="text" lines={3} />);
  expect(container.querySelector('[aria-hidden="true"]')?.children).toHaveLength(3);
  expect(container.textContent).toBe('');
});
