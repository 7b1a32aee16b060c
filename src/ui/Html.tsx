/** HTML from elsewhere that was made harmless where it was decoded (CONTENT-02). */

import { classNames } from './class-names.ts';
import styles from './Html.module.css';

export interface HtmlProps {
  readonly html: string;
  readonly className?: string | undefined;
  /** Running text: paragraphs and lists get their distances. */
  readonly isProse?: boolean;
}

export const Html = ({ html, className, isProse = false }: HtmlProps) => (
  // oxlint-disable-next-line react/no-danger -- cleaned where it was decoded
  <div
    className={classNames(className, isProse && styles['prose'])}
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
