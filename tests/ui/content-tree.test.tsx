// @vitest-environment jsdom
/** Text, layout, pictures, buttons, tabs and maps of content as a shopper sees and hears them. */

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ContentNode } from '#machines/domain/content-tree.ts';
import {
  block,
  button,
  columns,
  divider,
  geebung,
  heading,
  image,
  map,
  row,
  tab,
  tabs,
  text,
} from './content-nodes.ts';
import { linkTo, press, selected, show } from './content-stage.tsx';

test('draws heading, text, HTML, divider and block with their classes, and nothing that is hidden [CONTENT-01]', () => {
  const { container } = show(
    row([heading('Christmas rounds')], { isHidden: true }),
    heading('Our <em>spring</em>', { level: 3, textAlign: 'center', styleName: 'P7', cssClasses: ['x'] }),
    text('<p>Carried inside.</p>'),
    text('<table><tbody><tr><td>9.95</td></tr></tbody></table>', { type: 'html' }),
    divider(),
    block(text('<p>1800 555 010</p>')),
  );
  const drawn = screen.getByRole('heading', { level: 3, name: 'Our spring' });
  expect([...drawn.classList]).toEqual(expect.arrayContaining(['center', 'x', 'P7']));
  expect(screen.getByText('Carried inside.').tagName).toBe('P');
  expect(screen.getByRole('cell', { name: '9.95' })).toBeTruthy();
  expect(screen.getByRole('separator').classList).toContain('P1');
  expect(container.textContent).toBe('Our springCarried inside.9.951800 555 010');
});

test.each(['contained', 'full-width', 'full-bleed'] as const)(
  'a row that is %s has its content and its background as wide as it says [CONTENT-01]',
  (appearance) => {
    show(row([heading('Within')], { appearance, styleName: 'P2' }));
    const contained = screen.getByRole('heading').closest('.contained');
    expect(contained === null).toBe(appearance === 'full-bleed');
    // the background is as wide as the page unless the row is contained itself
    expect(contained?.querySelector('.P2') !== null && contained !== null).toBe(appearance === 'contained');
  },
);

test('a row has one background for wide screens and one for narrow ones [CONTENT-01]', () => {
  const background = { desktop: '/media/a.jpg', mobile: '/media/b.jpg' };
  const { container } = show(row([], { background, styleName: 'P2' }));
  const drawn = container.querySelector<HTMLElement>('.P2.backdrop');
  expect(drawn?.style.getPropertyValue('--wide')).toContain('/media/a.jpg?width=2560');
  expect(drawn?.style.getPropertyValue('--narrow')).toContain('/media/b.jpg?width=960');
});

test('columns stand in one line, each with its alignment [CONTENT-01]', () => {
  const { container } = show(columns(heading('Left'), heading('Right')));
  const line = container.querySelector('.group > .line');
  const drawn = [...(line?.children ?? [])].map((one) => [
    /align-center/.test(one.className),
    one.textContent,
  ]);
  expect(drawn).toEqual([
    [true, 'Left'],
    [true, 'Right'],
  ]);
});

describe('image', () => {
  test('an image has a narrow source up to 768 px, in the widths the media path offers [CONTENT-01]', () => {
    const { container } = show(image({ images: { desktop: '/media/a.jpg', mobile: '/media/b.jpg' } }));
    const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [
      srcset.replace(/&quality.*$/, ''),
      media,
    ]);
    expect(sources).toHaveLength(8);
    expect(sources.filter((_, place) => [3, 4, 7].includes(place))).toEqual([
      ['/media/b.jpg?width=1600', '(max-width: 768px), (max-width: 768px) and (max-resolution: 1.4dppx)'],
      ['/media/a.jpg?width=640', '(max-width: 320px), (max-width: 640px) and (max-resolution: 1.4dppx)'],
      ['/media/a.jpg?width=1600', '(max-width: 800px), (max-width: 1600px) and (max-resolution: 1.4dppx)'],
    ]);
    const picture = screen.getByRole('img', { name: 'A van' });
    expect(picture.getAttribute('src')).toBe('/media/a.jpg?width=2560&quality=85&format=pjpg&auto=webp');
    expect(picture.getAttribute('srcset')).toBeNull();
  });

  test('an image without a file shows its alternative text in its link, else nothing [CONTENT-01]', () => {
    const none = { desktop: '', mobile: '' };
    const { container } = show(
      image({ images: none }),
      image({ images: none, alt: 'Ask us', link: { href: '/contact-us', isNewTab: false, title: '' } }),
      image({ images: none, alt: '' }),
    );
    expect(container.textContent).toBe('A vanAsk us');
    expect(linkTo('Ask us')).toBe('/contact-us');
    expect(container.querySelectorAll('figure')).toHaveLength(2);
    expect(container.querySelector('img')).toBeNull();
  });

  test('an image has its caption, and a link that may open in a new tab [CONTENT-01]', () => {
    show(
      image({ link: { href: '/about-us', isNewTab: false, title: '' }, caption: '<em>At the dock</em>' }),
      image({ alt: 'The map', link: { href: 'https://maps.example/', isNewTab: true, title: '' } }),
    );
    expect(linkTo('A van')).toBe('/about-us');
    expect(screen.getByText('At the dock')).toBeTruthy();
    const outside = screen.getByRole('link', { name: 'The map (opens in a new tab)' });
    expect([outside.getAttribute('target'), outside.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  });
});

test('buttons are primary, secondary or links; one without an address is text [CONTENT-01]', () => {
  const { container } = show({
    ...heading(''),
    type: 'buttons',
    isStacked: true,
    isSameWidth: true,
    items: [
      button('Order'),
      button('Ask', { buttonType: 'secondary' }),
      button('Read', { buttonType: 'link', buttonStyleName: 'P3' }),
      button('Nowhere', { link: null, buttonStyleName: 'P4' }),
      button('Neither', { link: null, buttonType: 'link' }),
      button('', { link: null }),
    ],
  } as unknown as ContentNode);
  expect(screen.getAllByRole('link').map(({ textContent, className }) => [textContent, className])).toEqual([
    ['Order', expect.stringContaining('primary')],
    ['Ask', expect.stringContaining('outline')],
    ['Read', expect.stringMatching(/link.*P3/)],
  ]);
  // it looks like the others
  const nowhere = screen.getByText('Nowhere').closest('.primary');
  expect([nowhere?.tagName, nowhere?.classList.contains('P4')]).toEqual(['SPAN', true]);
  expect(screen.getByText('Neither').tagName).toBe('SPAN');
  expect(container.querySelectorAll('.item')).toHaveLength(5);
  expect([...(container.firstElementChild?.classList ?? [])]).toEqual(
    expect.arrayContaining(['stacked', 'same']),
  );
});

describe('tabs and tab item', () => {
  const some = [tab('Bottles', [text('<p>Glass</p>')]), tab('Coolers', [text('<p>Steel</p>')])];

  test('tabs open the active one; arrows, Home and End move the focus, round the end [CONTENT-01]', () => {
    show(tabs(some, { activeTab: 1 }));
    expect(selected()).toBe('Coolers');
    expect(within(screen.getByRole('tabpanel', { name: 'Coolers' })).getByText('Steel')).toBeTruthy();
    screen.getByRole('tab', { name: 'Coolers' }).focus();
    press('ArrowRight');
    expect([selected(), document.activeElement?.textContent]).toEqual(['Bottles', 'Bottles']);
    press('End');
    expect(selected()).toBe('Coolers');
    press('Home');
    expect(selected()).toBe('Bottles');
    expect(screen.getByText('Steel').closest('[hidden]')).not.toBeNull();
  });

  test('a click opens a tab, and Tab reaches only the open one [CONTENT-01]', () => {
    show(tabs(some));
    fireEvent.click(screen.getByRole('tab', { name: 'Coolers' }));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  });
});

test('a map lists each location with address, telephone and directions [CONTENT-01]', () => {
  show(map([geebung]));
  const item = within(screen.getByRole('listitem'));
  for (const line of ['Depot Geebung', '4 Pump Street', 'Geebung QLD 4034', 'Australia', 'Gate 2'])
    expect(item.getByText(line)).toBeTruthy();
  expect(linkTo('(07) 5550 0110')).toBe('tel:0755500110');
  expect(linkTo(/^Directions to Depot Geebung/)).toContain('destination=-27.37%2C153.04');
});
