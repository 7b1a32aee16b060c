/** Muted background video that plays only in view and can be paused (§9 video background). */
import { Pause, Play } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import styles from './BackgroundFilm.module.css';
import { IconButton } from './IconButton.tsx';
import { livelyIf } from './lively.ts';
import { isMotionReduced } from './motion.ts';
import { watchSight } from './watch-sight.ts';

export interface BackgroundFilmProps {
  src: string;
  /** Shown until the video plays, and instead of it with reduced motion. */
  poster: string;
  isLooped: boolean;
  isPlayedOnlyVisible: boolean;
  /** Loads nothing before it is in view. */
  isLazy: boolean;
  /** Style of the background layer; the button stays in front to be clickable. */
  className: string | undefined;
  /** Overlay on the video. */
  children?: ReactNode;
}

const play = (video: HTMLVideoElement, src: string): void => {
  if (video.getAttribute('src') === null) video.src = src;
  // the browser may refuse to play; the poster stays
  void video.play()?.catch(() => undefined);
};

export const BackgroundFilm = (props: BackgroundFilmProps) => {
  const { src, poster, isLooped, isPlayedOnlyVisible, isLazy, className, children } = props;
  const [isPlaying, setPlaying] = useState(false);
  const film = useRef<HTMLVideoElement>(null);
  const isWanted = useRef(!isMotionReduced());

  const watch = useCallback(
    (video: HTMLVideoElement | null) => {
      film.current = video;
      if (!video) return undefined;
      // React does not render the `muted` attribute, which autoplay requires
      video.muted = true;
      if (!isLazy && isWanted.current) video.src = src;
      const unwatch = watchSight(video, (isSeen) => {
        if (isSeen && isWanted.current) play(video, src);
        else if (!isSeen && isPlayedOnlyVisible) video.pause();
      });
      return () => {
        unwatch();
        video.pause();
      };
    },
    [src, isLazy, isPlayedOnlyVisible],
  );
  const toggle = (): void => {
    if (!film.current) return;
    isWanted.current = !isPlaying;
    if (isPlaying) film.current.pause();
    else play(film.current, src);
  };
  return (
    <>
      <div className={className} data-behind="" {...livelyIf(true)}>
        <video
          ref={watch}
          className={styles['film']}
          poster={poster === '' ? undefined : poster}
          loop={isLooped}
          muted
          playsInline
          preload={isLazy ? 'none' : 'auto'}
          aria-hidden="true"
          tabIndex={-1}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        />
        {children}
      </div>
      <IconButton
        data-behind=""
        className={styles['button']}
        label={isPlaying ? 'Pause the background film' : 'Play the background film'}
        icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        onClick={toggle}
      />
    </>
  );
};
