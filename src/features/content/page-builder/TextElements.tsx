/** Headings, text, raw HTML and dividers (§2 content types). */

import type { DividerNode, HeadingNode, HtmlNode } from '#machines/domain/content-tree.ts';
import { classNames } from '#ui/class-names.ts';
import { Html } from '#ui/Html.tsx';
import type { ElementProps } from './drawing.ts';
import { classesOf } from './styling.ts';
import styles from './TextElements.module.css';

export const Heading = ({ node }: ElementProps<HeadingNode>) => (
  <Html as={`h${node.level}`} html={node.content} className={classesOf(node, styles['heading'])} />
);

export const RichText = ({ node }: ElementProps<HtmlNode>) => (
  <Html html={node.content} className={classesOf(node, styles['words'])} />
);

export const Divider = ({ node }: ElementProps<DividerNode>) => (
  <div className={classesOf(node, styles['divider'])}>
    <hr className={classNames(styles['line'], node.lineStyleName)} />
  </div>
);
