/** Embedded third-party video that loads nothing before the shopper agrees (§2 video). */
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import styles from './FilmFrame.module.css';

export interface FilmFrameProps {
  src: string;
  title: string;
  /** Name of the video host. */
  host: string;
}

/** Runs on mount only, when the pressed button is gone; a rerender must not steal the focus. */
const takeFocus = (frame: HTMLIFrameElement | null): void => frame?.focus();

export const FilmFrame = ({ src, title, host }: FilmFrameProps) => {
  const [isAsked, setAsked] = useState(false);
  if (isAsked)
    return (
      <iframe
        ref={takeFocus}
        className={styles['frame']}
        src={src}
        title={title || `Video from ${host}`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both; other origin
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  return (
    <div className={styles['panel']}>
      {title !== '' && <p className={styles['title']}>{title}</p>}
      <Button color="accent" icon={<Play aria-hidden="true" size={20} />} onClick={() => setAsked(true)}>
        Play video
      </Button>
      <p className={styles['note']}>
        The film comes from {host}, which may set cookies. Nothing is loaded before you press play.
      </p>
    </div>
  );
};
