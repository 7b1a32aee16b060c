/** Announced list of problems, each linked to where it can be solved. */

import type { MouseEvent } from 'react';
import { Notice } from './Notice.tsx';
import styles from './ProblemList.module.css';

export interface Problem {
  readonly id: string;
  readonly message: string;
  /** The page, or the field on this page. */
  readonly href: string;
  /** Called instead of following the link when the field must be shown first. */
  readonly onFollow?: (() => void) | undefined;
}

export interface ProblemListProps {
  /** Receives focus after a failed attempt. */
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
