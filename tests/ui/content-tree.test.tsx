// @vitest-environment jsdom
/** Text, pictures, tabs and maps of content as a shopper sees and hears them. */

import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { block, divider, geebung, heading, image, map, row, tab, tabs, text } from './content-nodes.ts';
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

describe('image', () => {
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

test('tabs open the active one, by arrows, Home and End round the end, or by a click [CONTENT-01]', () => {
  const some = [tab('Bottles', [text('<p>Glass</p>')]), tab('Coolers', [text('<p>Steel</p>')])];
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
  fireEvent.click(screen.getByRole('tab', { name: 'Coolers' }));
  // Tab reaches only the open one
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
});

test('a map lists each location with address, telephone and directions [CONTENT-01]', () => {
  show(map([geebung]));
  const item = within(screen.getByRole('listitem'));
  for (const line of ['Depot Geebung', '4 Pump Street', 'Geebung QLD 4034', 'Australia', 'Gate 2'])
    expect(item.getByText(line)).toBeTruthy();
  expect(linkTo('(07) 5550 0110')).toBe('tel:0755500110');
  expect(linkTo(/^Directions to Depot Geebung/)).toContain('destination=-27.37%2C153.04');
  // without a tile server
  expect([screen.queryByRole('button'), screen.queryByRole('region')]).toEqual([null, null]);
});
