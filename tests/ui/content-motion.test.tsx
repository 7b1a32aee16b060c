// @vitest-environment jsdom
/** What moves in content: parallax, films, sliders; and banners, which slides are (CONTENT-01). */

import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseOne } from '../services/page-builder/parsing.ts';
import { banner, film, heading, row, slider, video } from './content-nodes.ts';
import { answer, layer, linkTo, show } from './content-stage.tsx';

beforeEach(() => answer(false));

describe('parallax', () => {
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

  test('CONTENT-01 at its usual speed the picture is scaled 1.25 and stays behind the page', () => {
    expect(transformsOf(0.5)).toEqual([
      'translateY(-50.0px) scale(1.25)',
      'translateY(0.0px) scale(1.25)',
      'translateY(50.0px) scale(1.25)',
    ]);
  });

  test.each([
    ['slower, it stays further behind', 0.25, '75.0px', 1.375],
    ['as fast as the page, it does not move in its row', 1, '0.0px', 1.25],
    ['faster, it runs ahead', 1.5, '-50.0px', 1.25],
    ['against the page, it stays behind the most', -1, '200.0px', 2],
  ])('CONTENT-01 %s, and its edge never shows', (_, speed, shift, scale) => {
    const [, , above] = transformsOf(speed);
    expect(above).toBe(`translateY(${shift}) scale(${scale})`);
  });

  test('CONTENT-01 at speed 0 it stays where it is in the window', () => {
    expect(transformsOf(0)).toEqual(['', '', '']);
    expect(layer()?.classList).toContain('fixed');
  });

  test('CONTENT-01 it stands still where motion is unwanted', () => {
    answer(true);
    show(row([], { background, parallaxSpeed: 0.5 }));
    fireEvent.scroll(window);
    expect(layer()?.style.transform).toBe('');
  });
});

describe('a film behind words', () => {
  const play = vi.fn(() => Promise.resolve());
  beforeEach(() => {
    play.mockClear();
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  });

  test('CONTENT-01 the shop’s own file plays without sound, over and over, with a button that stops it', () => {
    const { container } = show(row([heading('Bottled')], { video: film('/media/hall.mp4') }));
    const drawn = container.querySelector('video');
    expect([drawn?.getAttribute('src'), drawn?.muted, drawn?.loop]).toEqual(['/media/hall.mp4', true, true]);
    expect(play).toHaveBeenCalledOnce();
    const button = screen.getByRole('button', { name: 'Play the background film' });
    // what lies behind the words can be pressed by nobody
    expect([drawn?.closest('.backdrop') === null, button.closest('.backdrop')]).toEqual([false, null]);
  });

  test('CONTENT-01 its veil lies over the film, not over the words', () => {
    const { container } = show(banner({ video: film('/media/hall.mp4') }));
    const veil = container.querySelector<HTMLElement>('.backdrop > video + .overlay');
    expect(veil?.style.backgroundColor).toBe('rgba(0, 0, 0, 0.4)');
  });

  test.each([
    [true, ''],
    [false, '/media/hall.mp4'],
  ])('CONTENT-01 as the merchant set it, late and only while seen: %s', (isWaiting, fetched) => {
    const told: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = [];
    class Observer {
      constructor(tell: (typeof told)[number]) {
        told.push(tell);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    const set = { isLazy: isWaiting, isPlayedOnlyVisible: isWaiting };
    const { container } = show(row([], { video: { ...film('/media/hall.mp4'), ...set } }));
    const drawn = container.querySelector('video');
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    expect(drawn?.getAttribute('src') ?? '').toBe(fetched);
    expect(play).not.toHaveBeenCalled();
    told[0]?.([{ isIntersecting: true }]);
    expect(drawn?.getAttribute('src')).toBe('/media/hall.mp4');
    expect(play).toHaveBeenCalledOnce();
    told[0]?.([{ isIntersecting: false }]);
    expect(pause).toHaveBeenCalledTimes(isWaiting ? 1 : 0);
  });

  test('CONTENT-01 nothing plays unasked where motion is unwanted', () => {
    answer(true);
    show(row([], { video: film('/media/hall.mp4') }));
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play the background film' }));
    expect(play).toHaveBeenCalledOnce();
  });

  test('CONTENT-01 another house’s film is not asked for: its picture stands there', () => {
    const { container } = show(row([], { video: film('https://www.youtube.com/embed/aqz-KE-bpKQ') }));
    expect(container.querySelector('video, iframe')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/wysiwyg/hall.jpg');
  });
});

test('CONTENT-01 a film of another house without a picture leaves the row its own', () => {
  const elsewhere = { ...film('https://vimeo.com/76979871'), fallbackImage: '' };
  const background = { desktop: '/media/a.jpg', mobile: '' };
  const { container } = show(row([], { background, video: elsewhere, styleName: 'P2' }));
  const drawn = container.querySelector<HTMLElement>('.P2.backdrop:not(.moved)');
  expect(drawn?.style.getPropertyValue('--wide')).toContain('/media/a.jpg');
});

describe('video', () => {
  let complain: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    complain = vi.spyOn(console, 'error');
  });
  // React complains once of each mistake, wherever it is made first
  afterEach(() => expect(complain).not.toHaveBeenCalled());

  test('CONTENT-01 nothing of another house is there before the shopper presses play', () => {
    const { container } = show(video({}));
    expect(container.querySelector('iframe, img, [src]')).toBeNull();
    expect(screen.getByText(/comes from YouTube, which may set cookies/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
    expect(screen.getByTitle('How we bottle').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    );
  });

  test.each([
    ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?'],
    ['https://www.youtube.com/embed/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?'],
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?'],
  ])('CONTENT-01 %s is framed without cookies', (source, framed) => {
    show(video({ source }));
    fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
    expect(screen.getByTitle('How we bottle').getAttribute('src')).toContain(framed);
  });

  test('CONTENT-01 a house the page does not let in is a link, a file of the shop plays here', () => {
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

test.each(['mp4', 'm4v', 'mov', 'webm', 'ogv', 'ogg'])(
  'CONTENT-01 a film of the shop in .%s is read as one, and plays here',
  async (ending) => {
    const read = await parseOne(
      `<div data-content-type="video"><video data-element="video" src="/media/hall.${ending}"></video></div>`,
    );
    expect(read).toMatchObject({ type: 'video', source: `/media/hall.${ending}`, isFile: true });
    const { container } = show(read);
    expect(container.querySelector('video')?.getAttribute('src')).toContain(`/media/hall.${ending}`);
  },
);

test('CONTENT-01 a file of the shop shows its first picture, and waits to be played where motion is unwanted', () => {
  answer(true);
  const { container } = show(video({ source: '/media/hall.mp4', isFile: true, hasAutoplay: true }));
  const file = container.querySelector('video');
  expect([file?.getAttribute('src'), file?.autoplay, file?.controls]).toEqual([
    '/media/hall.mp4#t=0.001',
    false,
    true,
  ]);
});

describe('banner', () => {
  test('CONTENT-01 is one link: its button covers it', () => {
    show(banner({ overlayColor: '#fff', showOverlay: 'always', appearance: 'collage-right' }));
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'See water' }).classList).toContain('cover');
    const veil = screen.getByRole('heading').closest<HTMLElement>('.overlay');
    expect(veil?.style.getPropertyValue('--veil')).toBe('#fff');
    expect(veil?.classList).toContain('collage-right');
  });

  test('CONTENT-01 without a button it is a link by its words, and no link stands within a link', () => {
    show(banner({ showButton: 'never', content: '<h2>Summer</h2><p><a href="/news">News</a></p>' }));
    expect(linkTo('See water')).toBe('/water.html');
    expect(linkTo('News')).toBe('/news');
    expect(document.querySelector('a a')).toBeNull();
  });

  test('CONTENT-01 button and veil under the pointer only', () => {
    show(banner({ showButton: 'hover', showOverlay: 'hover', overlayColor: '#fff' }));
    expect(screen.getByRole('link').closest('.revealed')).not.toBeNull();
    expect(screen.getByRole('heading').closest('.veiled')).not.toBeNull();
  });

  test('CONTENT-01 leads nowhere where the merchant named no place', () => {
    show(banner({ link: null }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('See water').closest('.primary')?.tagName).toBe('SPAN');
  });

  test('CONTENT-01 a picture alone leads on by what it shows, else by its slide’s name', () => {
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
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', Observer);
    vi.stubGlobal('ResizeObserver', Observer);
  });
  const two = [
    banner({ type: 'slide', name: 'Summer' }),
    banner({ type: 'slide', name: 'Winter', content: '<h2>Winter</h2>' }),
  ];

  test('CONTENT-01 CAT-05 is a carousel whose slides say which they are', async () => {
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

  test('CONTENT-01 CAT-05 one that turns by itself has a button that stops it; where motion is unwanted it does not turn', async () => {
    const { unmount } = show(slider(two, { hasAutoplay: true }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop turning by itself' }));
    expect(screen.getByRole('button', { name: 'Start turning by itself' })).toBeTruthy();
    unmount();
    answer(true);
    show(slider(two, { hasAutoplay: true }));
    await screen.findByRole('region');
    expect(screen.queryByRole('button', { name: /turning by itself/ })).toBeNull();
  });
});
