/** Carousel with swipe, arrows, dots and a pause button (ARIA carousel pattern). */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { unhydrated } from './unhydrated.ts';
import styles from './Carousel.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import columns from './SlideColumns.module.css';
import { useHydrated } from './use-hydrated.ts';
import { useCarousel, type CarouselOptions } from './use-carousel.ts';

export interface CarouselSlide {
  readonly key: string;
  /** Announced after the slide number. */
  readonly name: string;
  readonly content: ReactNode;
}

export interface CarouselProps extends CarouselOptions {
  label: string;
  slides: readonly CarouselSlide[];
  hasArrows: boolean;
  hasDots: boolean;
  /** `whole`: full-width slides; `cards`: two on phones, three or four on larger screens. */
  width: 'whole' | 'cards';
  /** CSS length of the neighbours visible at both sides. */
  sidePadding?: string | undefined;
}

export const Carousel = (props: CarouselProps) => {
  const isAwake = useHydrated();
  const { label, slides, hasArrows, hasDots, width, sidePadding, ...options } = props;
  const { viewport, shown, stops, canGoBack, canGoOn, inSight, isTurning, isPaused, ...move } =
    useCarousel(options);

  const step = (event: KeyboardEvent<HTMLElement>): void => {
    // inside a field the arrow keys belong to the field
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowLeft') move.back();
    else if (event.key === 'ArrowRight') move.on();
    else return;
    event.preventDefault();
    // the focused slide may leave the view; the carousel takes focus to receive the next key
    if (event.target instanceof Node && viewport.current?.contains(event.target))
      event.currentTarget.focus({ preventScroll: true });
  };
  const nameOf = (index: number): string => {
    const name = slides[index]?.name ?? '';
    const place = `${index + 1} of ${slides.length}`;
    return name === '' ? place : `${place}: ${name}`;
  };
  const of = `${width === 'cards' ? 'products' : 'slide'} in ${label.replace(/^\w+: /, '')}`;
  const hasControls = stops > 1 || isTurning;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys inside
    <section
      className={styles['carousel']}
      {...(isAwake ? {} : { [unhydrated]: '' })}
      aria-roledescription="carousel"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={step}
    >
      {hasControls && (
        <div className={styles['controls']}>
          {isTurning && (
            <IconButton
              className={styles['control']}
              label={isPaused ? 'Start turning by itself' : 'Stop turning by itself'}
              icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              onClick={move.togglePaused}
            />
          )}
          {hasArrows && stops > 1 && (
            <>
              <IconButton
                className={styles['control']}
                label={`Previous ${of}`}
                icon={<ChevronLeft aria-hidden="true" />}
                aria-disabled={!canGoBack || undefined}
                onClick={move.back}
              />
              <IconButton
                className={styles['control']}
                label={`Next ${of}`}
                icon={<ChevronRight aria-hidden="true" />}
                aria-disabled={!canGoOn || undefined}
                onClick={move.on}
              />
            </>
          )}
          {hasDots && stops > 1 && (
            <div className={styles['dots']}>
              {Array.from({ length: stops }, (_, stop) => (
                <button
                  key={stop}
                  type="button"
                  className={styles['dot']}
                  aria-label={
                    stops === slides.length ? `Slide ${nameOf(stop)}` : `Group ${stop + 1} of ${stops}`
                  }
                  aria-current={stop === shown || undefined}
                  onClick={() => move.goTo(stop)}
                />
              ))}
            </div>
          )}
        </div>
      )}
      <div
        ref={viewport}
        className={classNames(styles['viewport'], styles[width], width === 'cards' && columns['columns'])}
        style={sidePadding === undefined ? undefined : ({ '--side': sidePadding } as CSSProperties)}
        aria-live={isTurning && !isPaused ? 'off' : 'polite'}
      >
        <div className={styles['slides']}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- role of the pattern, not a fieldset
              role="group"
              aria-roledescription="slide"
              aria-label={nameOf(index)}
              className={styles['slide']}
              // slides out of view are not focusable
              inert={inSight.length > 0 && !inSight.includes(index)}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
};
