// @vitest-environment jsdom
/** Words, order, pictures, buttons, tabs and maps of content as the shopper meets them (CONTENT-01). */

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

describe('words', () => {
  test('CONTENT-01 heading: of its level, with the classes of its styling', () => {
    show(
      heading('Our <em>spring</em>', { level: 3, textAlign: 'center', styleName: 'P7', cssClasses: ['x'] }),
    );
    const drawn = screen.getByRole('heading', { level: 3, name: 'Our spring' });
    expect([...drawn.classList]).toEqual(expect.arrayContaining(['center', 'x', 'P7']));
  });

  test('CONTENT-01 text and html: what the merchant wrote, as running text', () => {
    show(
      text('<p>Carried inside.</p>'),
      text('<table><tbody><tr><td>9.95</td></tr></tbody></table>', { type: 'html' }),
    );
    expect(screen.getByText('Carried inside.').tagName).toBe('P');
    expect(screen.getByRole('cell', { name: '9.95' })).toBeTruthy();
  });

  test('CONTENT-01 divider: a line with its own rules', () => {
    show(divider());
    expect(screen.getByRole('separator').classList).toContain('P1');
  });

  test('CONTENT-01 what is hidden is not drawn, nor what stands within', () => {
    show(row([heading('Christmas rounds')], { isHidden: true }), heading('Always'));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Always']);
  });
});

describe('order', () => {
  test.each(['contained', 'full-width', 'full-bleed'] as const)('CONTENT-01 row: %s', (appearance) => {
    show(row([heading('Within')], { appearance, styleName: 'P2' }));
    const contained = screen.getByRole('heading').closest('.contained');
    expect(contained === null).toBe(appearance === 'full-bleed');
    // the background is as wide as the page unless the row is contained itself
    expect(contained?.querySelector('.P2') !== null && contained !== null).toBe(appearance === 'contained');
  });

  test('CONTENT-01 row: one picture behind it for wide screens and one for narrow ones', () => {
    const background = { desktop: '/media/a.jpg', mobile: '/media/b.jpg' };
    const { container } = show(row([], { background, styleName: 'P2' }));
    const drawn = container.querySelector<HTMLElement>('.P2.backdrop');
    expect(drawn?.style.getPropertyValue('--wide')).toContain('/media/a.jpg?width=2560');
    expect(drawn?.style.getPropertyValue('--narrow')).toContain('/media/b.jpg?width=960');
  });

  test('CONTENT-01 column, column line, column group: side by side, each in its place', () => {
    const { container } = show(columns(heading('Left'), heading('Right')));
    const line = container.querySelector('.group > .line');
    expect(
      [...(line?.children ?? [])].map(({ className, textContent }) => [
        /align-center/.test(className),
        textContent,
      ]),
    ).toEqual([
      [true, 'Left'],
      [true, 'Right'],
    ]);
  });

  test('CONTENT-01 block: what another piece of content holds', () => {
    show(block(text('<p>1800 555 010</p>')));
    expect(screen.getByText('1800 555 010')).toBeTruthy();
  });
});

describe('image', () => {
  test('CONTENT-01 one for narrow screens up to 768 px, in the widths of the media path, as high as they make it', () => {
    const { container } = show(image({ images: { desktop: '/media/a.jpg', mobile: '/media/b.jpg' } }));
    const sources = [...container.querySelectorAll('source')].map(({ media, srcset }) => [
      srcset.replace(/&quality.*$/, ''),
      media,
    ]);
    expect(sources).toEqual([
      ['/media/b.jpg?width=640', '(max-width: 320px), (max-width: 640px) and (max-resolution: 1.4dppx)'],
      ['/media/b.jpg?width=960', '(max-width: 480px), (max-width: 768px) and (max-resolution: 1.4dppx)'],
      ['/media/b.jpg?width=1280', '(max-width: 640px), (max-width: 768px) and (max-resolution: 1.4dppx)'],
      ['/media/b.jpg?width=1600', '(max-width: 768px), (max-width: 768px) and (max-resolution: 1.4dppx)'],
      ['/media/a.jpg?width=640', '(max-width: 320px), (max-width: 640px) and (max-resolution: 1.4dppx)'],
      ['/media/a.jpg?width=960', '(max-width: 480px), (max-width: 960px) and (max-resolution: 1.4dppx)'],
      ['/media/a.jpg?width=1280', '(max-width: 640px), (max-width: 1280px) and (max-resolution: 1.4dppx)'],
      ['/media/a.jpg?width=1600', '(max-width: 800px), (max-width: 1600px) and (max-resolution: 1.4dppx)'],
    ]);
    const picture = screen.getByRole('img', { name: 'A van' });
    expect(picture.getAttribute('src')).toBe('/media/a.jpg?width=2560&quality=85&format=pjpg&auto=webp');
    expect(picture.getAttribute('srcset')).toBeNull();
  });

  test('CONTENT-01 of a picture that cannot be shown its words, in its link; without any, nothing', () => {
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

  test('CONTENT-01 a link, within the shop or in a new tab, and its caption', () => {
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

test('CONTENT-01 buttons and button item: primary, secondary and link; of one that leads nowhere the words stand there, and nothing to press', () => {
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
  // dressed like the others
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

  test('CONTENT-01 the active one is open, the arrows, Home and End move on, round the end', () => {
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

  test('CONTENT-01 a press opens a tab, and only the open one is reached by the tab key', () => {
    show(tabs(some));
    fireEvent.click(screen.getByRole('tab', { name: 'Coolers' }));
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  });
});

test('CONTENT-01 map: every place with address, telephone and the way there', () => {
  show(map([geebung]));
  const item = within(screen.getByRole('listitem'));
  for (const line of ['Depot Geebung', '4 Pump Street', 'Geebung QLD 4034', 'Australia', 'Gate 2'])
    expect(item.getByText(line)).toBeTruthy();
  expect(linkTo('(07) 5550 0110')).toBe('tel:0755500110');
  expect(linkTo(/^Directions to Depot Geebung/)).toContain('destination=-27.37%2C153.04');
});
