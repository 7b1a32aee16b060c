/** Banner or slide: media, overlay, text and a button in one link (§2 banner, slide). */

import type { CSSProperties } from 'react';
import type { BannerNode } from '#machines/domain/content-tree.ts';
import { classNames } from '#ui/class-names.ts';
import { Html } from '#ui/Html.tsx';
import { Backdrop } from './Backdrop.tsx';
import styles from './Banner.module.css';
import { Face } from './Buttons.tsx';
import { ContentAnchor } from './ContentAnchor.tsx';
import type { ElementProps } from './drawing.ts';
import { backdropClass, backdropOf, classesOf } from './styling.ts';

const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Link that covers the banner, below the links in its text. A button without a link is only text.
 */
const Leading = ({ node }: { readonly node: BannerNode }) => {
  const { link, buttonText, showButton, buttonType } = node;
  if (buttonText !== '' && showButton !== 'never')
    return (
      <div className={classNames(styles['button'], showButton === 'hover' && styles['revealed'])}>
        <Face
          buttonType={buttonType}
          text={buttonText}
          link={link}
          className={link === null ? undefined : styles['cover']}
        />
      </div>
    );
  if (link === null) return null;
  const label = link.title || buttonText || wordsOf(node.content) || node.label || node.name || 'Read more';
  return <ContentAnchor link={link} label={label} className={styles['cover']} />;
};

export const Banner = ({ node }: Pick<ElementProps<BannerNode>, 'node'>) => {
  const { appearance, background, video, showOverlay, overlayColor } = node;
  const veil = showOverlay === 'never' ? '' : overlayColor;
  return (
    <div className={classesOf(node, styles['banner'])}>
      <div
        className={classNames(styles['wrapper'], background !== null && backdropClass, node.wrapperStyleName)}
        style={background === null ? undefined : backdropOf(background)}
      >
        {video !== null && <Backdrop video={video} />}
        <div
          className={classNames(
            styles['overlay'],
            styles[appearance],
            node.overlayStyleName,
            showOverlay === 'hover' && styles['veiled'],
          )}
          style={veil === '' ? undefined : ({ '--veil': veil } as CSSProperties)}
        >
          <Html
            html={node.content}
            isProse
            className={classNames(
              styles['words'],
              node.textAlign === 'center' && styles['centred'],
              node.contentStyleName,
            )}
          />
          <Leading node={node} />
        </div>
      </div>
    </div>
  );
};
