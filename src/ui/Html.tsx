/** HTML that was sanitised when it was decoded (CONTENT-02). */

import { classNames } from './class-names.ts';
import styles from './Html.module.css';
import { nonBreakingUnits } from './non-breaking-units.ts';

export interface HtmlProps {
  readonly html: string;
  readonly className?: string | undefined;
  /** Adds the spacing of prose. */
  readonly isProse?: boolean;
  /** Wrapper element; headings and captions allow inline content only. */
  readonly as?: 'div' | 'figcaption' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

export const Html = ({ html, className, isProse = false, as: Tag = 'div' }: HtmlProps) => (
  // oxlint-disable-next-line react/no-danger -- cleaned where it was decoded
  <Tag
    className={classNames(className, isProse && styles['prose']) || undefined}
    dangerouslySetInnerHTML={{ __html: nonBreakingUnits(html) }}
  />
);
