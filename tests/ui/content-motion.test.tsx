// @vitest-environment jsdom
/** What moves in content: parallax, films, sliders; and banners, of which sliders consist. */

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { banner, film, heading, row, slider, video } from './content-nodes.ts';
import { layer, linkTo, show } from './content-stage.tsx';
import { lendObservers, preferReducedMotion } from './stage.tsx';

beforeEach(() => preferReducedMotion(false));

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

  test.each([
    [0.5, '-50.0px', '50.0px', 1.25],
    [1, '0.0px', '0.0px', 1.25],
    [1.5, '50.0px', '-50.0px', 1.25],
    [-1, '-200.0px', '200.0px', 2],
  ])(
    'parallax at speed %d shifts the picture by %s to %s and scales it by %d [CONTENT-01]',
    (speed, below, above, scale) => {
      expect(transformsOf(speed)).toEqual(
        [below, '0.0px', above].map((shift) => `translateY(${shift}) scale(${scale})`),
      );
    },
  );

  test('parallax at speed 0 is fixed in the window, and none moves with reduced motion [CONTENT-01]', () => {
    expect(transformsOf(0)).toEqual(['', '', '']);
    expect(layer()?.classList).toContain('fixed');
    cleanup();
    preferReducedMotion(true);
    expect(transformsOf(0.5)).toEqual(['', '', '']);
  });
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

  test.each([
    [true, ''],
    [false, '/media/hall.mp4'],
  ])(
    'a background film loads late and plays only while visible if the merchant says so: %s [CONTENT-01]',
    (isWaiting, fetched) => {
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
    },
  );

  test('a background film waits to be started with reduced motion [CONTENT-01]', () => {
    preferReducedMotion(true);
    show(row([], { video: film('/media/hall.mp4') }));
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Play the background film' }));
    expect(play).toHaveBeenCalledOnce();
  });

  test('a background film of another site is replaced by its picture, else by the row’s background [CONTENT-01]', () => {
    const { container } = show(row([], { video: film('https://www.youtube.com/embed/aqz-KE-bpKQ') }));
    expect(container.querySelector('video, iframe')).toBeNull();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/media/wysiwyg/hall.jpg');
    cleanup();
    const elsewhere = { ...film('https://vimeo.com/76979871'), fallbackImage: '' };
    const background = { desktop: '/media/a.jpg', mobile: '' };
    show(row([], { background, video: elsewhere, styleName: 'P2' }));
    const drawn = document.querySelector<HTMLElement>('.P2.backdrop:not(.moved)');
    expect(drawn?.style.getPropertyValue('--wide')).toContain('/media/a.jpg');
  });
});

describe('video', () => {
  let complain: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    complain = vi.spyOn(console, 'error');
  });
  // React warns once of each mistake, wherever it is made first
  afterEach(() => expect(complain).not.toHaveBeenCalled());

  test('a video of another site loads nothing before the shopper presses play [CONTENT-01]', () => {
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
    ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?'],
  ])('the video %s is framed without cookies [CONTENT-01]', (source, framed) => {
    show(video({ source }));
    fireEvent.click(screen.getByRole('button', { name: 'Play video' }));
    expect(screen.getByTitle('How we bottle').getAttribute('src')).toContain(framed);
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

test('a file of the shop shows its first picture and waits to be played with reduced motion [CONTENT-01]', () => {
  preferReducedMotion(true);
  const { container } = show(video({ source: '/media/hall.mp4', isFile: true, hasAutoplay: true }));
  const file = container.querySelector('video');
  expect([file?.getAttribute('src'), file?.autoplay, file?.controls]).toEqual([
    '/media/hall.mp4#t=0.001',
    false,
    true,
  ]);
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

  test('a banner shows button and veil on hover only if the merchant says so [CONTENT-01]', () => {
    show(banner({ showButton: 'hover', showOverlay: 'hover', overlayColor: '#fff' }));
    expect(screen.getByRole('link').closest('.revealed')).not.toBeNull();
    expect(screen.getByRole('heading').closest('.veiled')).not.toBeNull();
  });

  test('a banner without an address is no link [CONTENT-01]', () => {
    show(banner({ link: null }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('See water').closest('.primary')?.tagName).toBe('SPAN');
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

  test('a slider is a carousel whose slides are numbered and named [CONTENT-01, CAT-05]', async () => {
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

  test('a slider with autoplay has a button to stop it, and does not turn with reduced motion [CONTENT-01, CAT-05]', async () => {
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
