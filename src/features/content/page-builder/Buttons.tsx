/** Links styled as buttons, in a row or stacked (§2 buttons, button item). */

import type { ReactNode } from 'react';
import type { ButtonItemNode, ButtonsNode, ButtonType, ContentLink } from '#machines/domain/content-tree.ts';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/LinkButton.tsx';
import styles from './Buttons.module.css';
import { ContentAnchor } from './ContentAnchor.tsx';
import type { ElementProps } from './drawing.ts';
import { classesOf } from './styling.ts';

export interface FaceProps {
  readonly buttonType: ButtonType;
  readonly text: string;
  /** null: the same look as plain text. */
  readonly link: ContentLink | null;
  readonly className?: string | undefined;
}

const colors = { primary: 'primary', secondary: 'outline' } as const;

interface WayProps {
  readonly link: ContentLink | null;
  readonly className: string;
  readonly children: ReactNode;
}

const Way = ({ link, className, children }: WayProps) =>
  link === null ? (
    <span className={classNames(className, styles['unlinked'])}>{children}</span>
  ) : (
    <ContentAnchor link={link} className={className}>
      {children}
    </ContentAnchor>
  );

/** A button of the buttons element or of a banner. */
export const Face = ({ buttonType, text, link, className }: FaceProps) =>
  buttonType === 'link' ? (
    <Way link={link} className={classNames(styles['link'], className)}>
      {text}
    </Way>
  ) : (
    <LinkButton
      href={link?.href ?? ''}
      color={colors[buttonType]}
      renderLink={({ className: look, children }) => (
        <Way link={link} className={classNames(look, className)}>
          {children}
        </Way>
      )}
    >
      {text}
    </LinkButton>
  );

export const ButtonItem = ({ node }: Pick<ElementProps<ButtonItemNode>, 'node'>) =>
  node.text !== '' && (
    <div className={classesOf(node, styles['item'])}>
      <Face buttonType={node.buttonType} text={node.text} link={node.link} className={node.buttonStyleName} />
    </div>
  );

export const Buttons = ({ node }: ElementProps<ButtonsNode>) => (
  <div
    className={classesOf(
      node,
      styles['buttons'],
      node.isStacked ? styles['stacked'] : styles['inline'],
      node.isSameWidth && styles['same'],
    )}
  >
    {node.items
      .filter(({ isHidden }) => !isHidden)
      .map((item) => (
        <ButtonItem key={item.key} node={item} />
      ))}
  </div>
);
