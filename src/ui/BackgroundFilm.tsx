/** A film file behind words: without sound, fetched late, playing only while it is seen, and stopped by its button (§9 video background). */
import { Pause, Play } from 'lucide-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import styles from './BackgroundFilm.module.css';
import { IconButton } from './IconButton.tsx';
import { livelyIf } from './lively.ts';
import { isMotionReduced } from './motion.ts';
import { watchSight } from './watch-sight.ts';

export interface BackgroundFilmProps {
  src: string;
  /** Shown until the film plays, and instead of it where motion is unwanted. */
  poster: string;
  isLooped: boolean;
  isPlayedOnlyVisible: boolean;
  /** Nothing of it is fetched before it is seen. */
  isLazy: boolean;
  /** The look of what lies behind; the button never does, or nobody could press it. */
  className: string | undefined;
  /** A veil over the film. */
  children?: ReactNode;
}

const play = (video: HTMLVideoElement, src: string): void => {
  if (video.getAttribute('src') === null) video.src = src;
  // a browser may refuse to play; then the poster stays
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
      // React writes no `muted` attribute, and without it nothing plays unasked
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
