/** Everything that still keeps something from being done, each a way to where it is mended; announced as it appears. */

import type { MouseEvent } from 'react';
import { Notice } from './Notice.tsx';
import styles from './ProblemList.module.css';

export interface Problem {
  readonly id: string;
  readonly message: string;
  /** The page, or the place of this one, where it is mended. */
  readonly href: string;
  /** Goes to a place of this page that has to be brought up first; without it the link leads there by itself. */
  readonly onFollow?: (() => void) | undefined;
}

export interface ProblemListProps {
  /** Where the focus goes when it was tried in vain. */
  readonly id: string;
  readonly title: string;
  readonly problems: readonly Problem[];
}

const follow =
  ({ onFollow }: Problem) =>
  (event: MouseEvent): void => {
    if (onFollow === undefined) return;
    event.preventDefault();
    onFollow();
  };

export const ProblemList = ({ id, title, problems }: ProblemListProps) =>
  problems.length > 0 && (
    <div id={id} tabIndex={-1} className={styles['problems']}>
      <Notice type="error" title={title} announce>
        <ul className={styles['list']}>
          {problems.map((problem) => (
            <li key={problem.id}>
              <a href={problem.href} className={styles['way']} onClick={follow(problem)}>
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
