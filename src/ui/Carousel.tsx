/** Slides one after the other: swiped, stepped through by arrows, chosen by dots, stopped by a button (the ARIA pattern of carousels). */
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { asleep } from './asleep.ts';
import styles from './Carousel.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './IconButton.tsx';
import columns from './SlideColumns.module.css';
import { useHydrated } from './use-hydrated.ts';
import { useCarousel, type CarouselOptions } from './use-carousel.ts';

export interface CarouselSlide {
  readonly key: string;
  /** Said after its number. */
  readonly name: string;
  readonly content: ReactNode;
}

export interface CarouselProps extends CarouselOptions {
  label: string;
  slides: readonly CarouselSlide[];
  hasArrows: boolean;
  hasDots: boolean;
  /** `whole`: a slide is as wide as the carousel; `cards`: two on a phone, three and four on larger screens. */
  width: 'whole' | 'cards';
  /** CSS length that shows of the neighbours at both sides. */
  sidePadding?: string | undefined;
}

export const Carousel = (props: CarouselProps) => {
  const isAwake = useHydrated();
  const { label, slides, hasArrows, hasDots, width, sidePadding, ...options } = props;
  const { viewport, shown, stops, canGoBack, canGoOn, inSight, isTurning, isPaused, ...move } =
    useCarousel(options);

  const step = (event: KeyboardEvent<HTMLElement>): void => {
    // within a field the arrows are the field's
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowLeft') move.back();
    else if (event.key === 'ArrowRight') move.on();
    else return;
    event.preventDefault();
    // the slide that had the focus may go out of sight, and the next arrow is to be heard as well
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of what is focused within
    <section
      className={styles['carousel']}
      {...(isAwake ? {} : { [asleep]: '' })}
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
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern's own role; a fieldset would be a form's
              role="group"
              aria-roledescription="slide"
              aria-label={nameOf(index)}
              className={styles['slide']}
              // what is out of sight takes no focus
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
