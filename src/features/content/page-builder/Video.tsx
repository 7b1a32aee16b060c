/** Video: own files play inline, known hosts in a frame on request, others are links (§2 video). */

import type { VideoNode } from '#machines/domain/content-tree.ts';
import { classNames } from '#ui/class-names.ts';
import { FilmFrame } from '#ui/FilmFrame.tsx';
import { isMotionReduced } from '#ui/motion.ts';
import type { ElementProps } from './drawing.ts';
import { filmFrameOf, hostOf, isOwnFile } from './film-frame.ts';
import { classesOf } from './styling.ts';
import styles from './Video.module.css';

const Film = ({ node }: Pick<ElementProps<VideoNode>, 'node'>) => {
  const { source, title, isMuted } = node;
  const hasAutoplay = node.hasAutoplay && !isMotionReduced();
  if (isOwnFile(source))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the merchant's video
      <video
        className={styles['film']}
        // without a start time phones show no first frame
        src={hasAutoplay ? source : `${source}#t=0.001`}
        title={title || undefined}
        controls
        playsInline
        preload="metadata"
        autoPlay={hasAutoplay}
        // browsers block autoplay with sound
        muted={isMuted || hasAutoplay}
      />
    );
  const frame = filmFrameOf(source, isMuted);
  if (frame !== null) return <FilmFrame src={frame.src} host={frame.host} title={title} />;
  return (
    <a href={source} target="_blank" rel="noopener noreferrer">
      {title || 'Watch the video'} (on {hostOf(source)}, opens in a new tab)
    </a>
  );
};

export const Video = ({ node }: ElementProps<VideoNode>) =>
  node.source !== '' && (
    <div className={classesOf(node)}>
      <div className={classNames(styles['inner'], node.innerStyleName)}>
        <div className={node.wrapperStyleName || undefined}>
          <Film node={node} />
        </div>
      </div>
    </div>
  );
