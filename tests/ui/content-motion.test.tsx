// @vitest-environment jsdom
/** Content as a tree, and what moves in it: parallax, films, sliders with their banners. */

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  banner,
  film,
  heading,
  row,
  slider,
  video,
  block,
  divider,
  geebung,
  image,
  map,
  tab,
  tabs,
  text,
} from './content-nodes.ts';
import { layer, linkTo, show, press, selected } from './content-stage.tsx';
import { lendObservers, preferReducedMotion } from './stage.tsx';

beforeEach(() => preferReducedMotion(false));

const background = { desktop: '/media/a.jpg', mobile: '' };

/** In a window of 768: the row comes in below, stands in the middle, leaves above. */
const transformsOf = (parallaxSpeed: number) => {
  const { container } = show(row([], { background, parallaxSpeed }));
  const place = { top: 0, height: 400 };
  vi.spyOn(container.querySelector('.frame') as Element, 'getBoundingClientRect').mockImplementation(
    () => place as DOMRect,
  );
  return [768, 184, -400].map((top) => {
    place.top = top;
    fireEvent.scroll(window);
    return layer()?.style.transform;
  });
};

test('parallax at speed 0 is fixed in the window, and none moves with reduced motion [CONTENT-01]', () => {
  expect(transformsOf(0)).toEqual(['', '', '']);
  expect(layer()?.classList).toContain('fixed');
  cleanup();
  preferReducedMotion(true);
  expect(transformsOf(0.5)).toEqual(['', '', '']);
});

describe('a film behind words', () => {
  const play = vi.fn(() => Promise.resolve());
  beforeEach(() => {
    play.mockClear();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  });

  test('a background film of the shop plays muted in a loop under its veil, with a button to stop it [CONTENT-01]', () => {
    const { container } = show(row([heading('Bottled')], { video: film('/media/hall.mp4') }));
    const drawn = container.querySelector('video');
    expect([drawn?.getAttribute('src'), drawn?.muted, drawn?.loop]).toEqual(['/media/hall.mp4', true, true]);
    expect(play).toHaveBeenCalledOnce();
    const button = screen.getByRole('button', { name: 'Play the background film' });
    // the layer behind the text takes no clicks
    expect([drawn?.closest('.backdrop') === null, button.closest('.backdrop')]).toEqual([false, null]);
    const veil = container.querySelector<HTMLElement>('.backdrop > video + .overlay');
    expect(veil?.style.backgroundColor).toBe('rgba(0, 0, 0, 0.4)');
  });

  test('a background film waits to be started with reduced motion [CONTENT-01]', () => {
    preferReducedMotion(true);
    show(row([], { video: film('/media/hall.mp4') }));
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play the background film' }));
    expect(play).toHaveBeenCalledOnce();
  });

  test('a background film of another site is replaced by its picture [CONTENT-01]', () => {
    const { container } = show(row([], { video: film('https://www.youtube.com/embed/aqz-KE-bpKQ') }));
    expect(container.querySelector('video, iframe')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/wysiwyg/hall.jpg');
  });
});

describe('video', () => {
  test('a video of another site loads nothing before the shopper presses play [CONTENT-01]', () => {
    const { container } = show(video({}));
    expect(container.querySelector('iframe, img, [src]')).toBeNull();
    expect(screen.getByText(/comes from YouTube, which may set cookies/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
    expect(screen.getByTitle('How we bottle').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    );
  });

  test('a video of a site the page blocks is a link, a file of the shop plays in the page [CONTENT-01]', () => {
    const { container } = show(
      video({ source: 'https://films.example/1' }),
      video({ source: '/media/hall.mp4', isFile: true, hasAutoplay: true }),
    );
    expect(linkTo(/How we bottle \(on films\.example/)).toBe('https://films.example/1');
    const file = container.querySelector('video');
    expect([file?.getAttribute('src'), file?.controls, file?.muted, file?.autoplay]).toEqual([
      '/media/hall.mp4',
      true,
      true,
      true,
    ]);
    expect(screen.queryByRole('button', { name: 'Play video' })).toBeNull();
  });
});

describe('banner', () => {
  test('a banner is one link, which its button covers [CONTENT-01]', () => {
    show(banner({ overlayColor: '#fff', showOverlay: 'always', appearance: 'collage-right' }));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'See water' }).classList).toContain('cover');
    const veil = screen.getByRole('heading').closest<HTMLElement>('.overlay');
    expect(veil?.style.getPropertyValue('--veil')).toBe('#fff');
    expect(veil?.classList).toContain('collage-right');
  });

  test('a banner without a button is a link by its text, and nests no link in a link [CONTENT-01]', () => {
    show(banner({ showButton: 'never', content: '<h2>Summer</h2><p><a href="/news">News</a></p>' }));
    expect(linkTo('See water')).toBe('/water.html');
    expect(linkTo('News')).toBe('/news');
    expect(document.querySelector('a a')).toBeNull();
  });

  test('a banner with a picture alone is named by the picture, else by its slide [CONTENT-01]', () => {
    const alone = { content: '', buttonText: '', showButton: 'never' } as const;
    const labelled = { ...alone, label: 'A van in the rain', name: 'First' };
    const link = { href: '/van', isNewTab: true, title: '' };
    show(banner(labelled), banner({ ...labelled, label: '', link }), banner(alone));
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('aria-label'))).toEqual([
      'A van in the rain',
      'First (opens in a new tab)',
      'Read more',
    ]);
  });
});

describe('slider and slide', () => {
  beforeEach(lendObservers);
  const two = [
    banner({ type: 'slide', name: 'Summer' }),
    banner({ type: 'slide', name: 'Winter', content: '<h2>Winter</h2>' }),
  ];

  test('a slider is a carousel whose slides are numbered and named [CONTENT-01 CAT-05]', async () => {
    show(slider(two));
    const region = await screen.findByRole('region', { name: 'Slides: Summer, Winter' });
    expect(region.getAttribute('aria-roledescription')).toBe('carousel');
    expect(
      within(region)
        .getAllByRole('group')
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['1 of 2: Summer', '2 of 2: Winter']);
    expect(screen.queryByRole('button', { name: 'Stop turning by itself' })).toBeNull();
  });

  test('a slider with autoplay has a button to stop it, and does not turn with reduced motion [CONTENT-01 CAT-05]', async () => {
    const { unmount } = show(slider(two, { hasAutoplay: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop turning by itself' }));
    expect(screen.getByRole('button', { name: 'Start turning by itself' })).toBeTruthy();
    unmount();
    preferReducedMotion(true);
    show(slider(two, { hasAutoplay: true }));
    await screen.findByRole('region');
    expect(screen.queryByRole('button', { name: /turning by itself/ })).toBeNull();
  });
});

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
