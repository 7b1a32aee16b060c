/** State and motion of a carousel, with autoplay and pause (§2 slider and product carousel). */
import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import Autoplay from 'embla-carousel-autoplay';
import Fade from 'embla-carousel-fade';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from './use-media.ts';

export interface CarouselOptions {
  readonly hasAutoplay: boolean;
  /** Milliseconds per slide. */
  readonly autoplaySpeed: number;
  readonly isInfinite: boolean;
  readonly isFading?: boolean | undefined;
  /** Centres the current slide with its neighbours visible. */
  readonly isCentred?: boolean | undefined;
}

interface Standing {
  readonly shown: number;
  readonly stops: number;
  readonly canGoBack: boolean;
  readonly canGoOn: boolean;
  /** Indexes of visible slides; empty while unknown. */
  readonly inSight: readonly number[];
}

const atFirst: Standing = { shown: 0, stops: 0, canGoBack: false, canGoOn: false, inSight: [] };

/** Embla's scroll duration; instant with reduced motion. */
const durations = { moving: 25, still: 0 } as const;

/** Fraction of a slide that must be visible to count. */
const leastShown = 0.1;

const isShown = (viewport: Element, control: EventTarget | null): boolean => {
  if (!(control instanceof Element)) return false;
  const room = viewport.getBoundingClientRect();
  const place = control.getBoundingClientRect();
  return place.left >= room.left && place.right <= room.right;
};

export const useCarousel = (options: CarouselOptions) => {
  const { hasAutoplay, autoplaySpeed, isInfinite, isFading = false, isCentred = false } = options;
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isTurning = hasAutoplay && !isStill;
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useRef<EmblaCarouselType | null>(null);
  /** Turns autoplay on or off. */
  const setTurning = useRef<(isWanted: boolean) => void>(() => undefined);
  const isStopped = useRef(false);
  const [standing, setStanding] = useState(atFirst);
  const [isPaused, setPaused] = useState(false);

  useEffect(() => {
    if (!viewport.current) return undefined;
    const isOneByOne = isCentred || isFading;
    let isMoving = false;
    const turning = {
      delay: autoplaySpeed,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      stopOnFocusIn: true,
    };
    const fade = isFading ? [Fade()] : [];
    const pluginsOf = (isWanted: boolean) => [...(isWanted && isTurning ? [Autoplay(turning)] : []), ...fade];
    const embla = EmblaCarousel(
      viewport.current,
      {
        loop: isInfinite,
        align: isCentred ? 'center' : 'start',
        containScroll: isOneByOne ? false : 'trimSnaps',
        slidesToScroll: isOneByOne ? 1 : 'auto',
        duration: isStill ? durations.still : durations.moving,
        inViewThreshold: leastShown,
        // no scrolling to a focused slide in view or arriving: the carousel would turn back
        watchFocus: (turned, { target }) => {
          if (isOneByOne) return true;
          if (!isMoving) return !isShown(turned.rootNode(), target);
          turned.rootNode().scrollLeft = 0;
          return false;
        },
      },
      pluginsOf(!isStopped.current),
    );
    const note = (): void =>
      setStanding({
        shown: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
        inSight: embla.slidesInView(),
      });
    carousel.current = embla;
    // removes the plugin: a merely stopped autoplay restarts when the pointer leaves
    setTurning.current = (isWanted) => embla.reInit({}, pluginsOf(isWanted));
    note();
    const markMoving = (): void => {
      isMoving = true;
    };
    const markStill = (): void => {
      isMoving = false;
    };
    embla.on('select', markMoving).on('settle', markStill).on('reInit', markStill);
    embla.on('select', note).on('reInit', note).on('slidesInView', note);
    return () => embla.destroy();
  }, [isTurning, isStill, autoplaySpeed, isInfinite, isCentred, isFading]);

  return {
    ...standing,
    viewport,
    isTurning,
    isPaused,
    back: () => carousel.current?.scrollPrev(),
    on: () => carousel.current?.scrollNext(),
    goTo: (stop: number) => carousel.current?.scrollTo(stop),
    togglePaused: () => {
      isStopped.current = !isPaused;
      setTurning.current(isPaused);
      setPaused(!isPaused);
    },
  };
};
