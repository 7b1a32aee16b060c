/** Links dressed as buttons, in a line or one beneath the other (§2 buttons, button item). */

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
  readonly link: ContentLink;
  readonly className?: string | undefined;
}

const colors = { primary: 'primary', secondary: 'outline' } as const;

/** A button of content, be it the builder's own or a banner's. */
export const Face = ({ buttonType, text, link, className }: FaceProps) =>
  buttonType === 'link' ? (
    <ContentAnchor link={link} className={classNames(styles['link'], className)}>
      {text}
    </ContentAnchor>
  ) : (
    <LinkButton
      href={link.href}
      color={colors[buttonType]}
      renderLink={({ className: look, children }) => (
        <ContentAnchor link={link} className={classNames(look, className)}>
          {children}
        </ContentAnchor>
      )}
    >
      {text}
    </LinkButton>
  );

/** One that leads nowhere could only disappoint. */
export const ButtonItem = ({ node }: Pick<ElementProps<ButtonItemNode>, 'node'>) =>
  node.link !== null &&
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
