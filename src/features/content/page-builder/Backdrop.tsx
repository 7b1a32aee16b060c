/** Background video of a row, banner or slide, or its still picture (§9 video background). */

import type { BackgroundVideo } from '#machines/domain/content-tree.ts';
import { imageOf } from '#paths.ts';
import { BackgroundFilm } from '#ui/BackgroundFilm.tsx';
import { isOwnFile } from './film-frame.ts';
import styles from './Backdrop.module.css';

export interface BackdropProps {
  readonly video: BackgroundVideo;
}

/** A video from another host would load without consent, so only its picture is shown. */
export const Backdrop = ({ video }: BackdropProps) => {
  const { source, fallbackImage, overlayColor, ...playing } = video;
  const poster = fallbackImage === '' ? '' : imageOf(fallbackImage, 1600);
  const veil = overlayColor !== '' && (
    <div className={styles['overlay']} style={{ backgroundColor: overlayColor }} />
  );
  if (isOwnFile(source))
    return (
      <BackgroundFilm {...playing} src={source} poster={poster} className={styles['backdrop']}>
        {veil}
      </BackgroundFilm>
    );
  return (
    <div className={styles['backdrop']} data-behind="">
      {poster !== '' && <img className={styles['picture']} src={poster} alt="" loading="lazy" />}
      {veil}
    </div>
  );
};
