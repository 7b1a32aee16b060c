/** A film of someone else's house: a panel that says so, and nothing of theirs until the shopper asks for it (§2 video). */
import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import styles from './FilmFrame.module.css';

export interface FilmFrameProps {
  src: string;
  title: string;
  /** Whose house it is, as people call it. */
  host: string;
}

/** Once: a frame drawn anew would take the focus from whoever has gone elsewhere. The button that was pressed is gone; who came by keyboard goes on in the film. */
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
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a player needs both, and being of another origin reaches nothing of ours
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
