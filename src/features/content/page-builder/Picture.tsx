/** Picture with a mobile variant, an optional link and caption (§2 image). */

import type { ImageNode } from '#machines/domain/content-tree.ts';
import { contentImages } from '#paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Html } from '#ui/Html.tsx';
import { ContentAnchor } from './ContentAnchor.tsx';
import type { ElementProps } from './drawing.ts';
import styles from './Picture.module.css';
import { classesOf } from './styling.ts';

const { imageOf, sourcesOf, widest } = contentImages;

/** Largest viewport width for the mobile picture (§2). */
const narrow = 768;

/** The first element of the page loads its picture eagerly. */
const isFirst = (key: string): boolean => /^0(?:\.|$)/.test(key);

export const Picture = ({ node }: ElementProps<ImageNode>) => {
  const { images, link, caption } = node;
  const shown = images.desktop || images.mobile;
  // a linked picture without alt text is named by its title
  const words = node.alt || (link === null ? '' : link.title || node.title);
  if (shown === '' && words === '' && caption === '') return null;
  const sources = [
    ...(images.mobile !== '' && images.mobile !== shown ? sourcesOf(images.mobile, narrow) : []),
    ...sourcesOf(shown),
  ];
  // the security policy blocks pictures of other hosts, so the alt text is shown
  const picture =
    shown === '' ? (
      words
    ) : (
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
        <img
          className={classNames(styles['image'], node.imageStyleName)}
          src={imageOf(shown, widest)}
          alt={words}
          title={node.title || undefined}
          loading={isFirst(node.key) ? 'eager' : 'lazy'}
        />
      </picture>
    );
  return (
    <figure className={classesOf(node, styles['figure'])}>
      {link === null ? (
        picture
      ) : (
        <ContentAnchor link={link} className={styles['link']}>
          {picture}
        </ContentAnchor>
      )}
      {caption !== '' && <Html as="figcaption" html={caption} className={styles['caption']} />}
    </figure>
  );
};
