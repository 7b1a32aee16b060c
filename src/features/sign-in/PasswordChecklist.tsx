/** The password rules, each ticked once it is met (§5 password). */

import { Check, Circle } from 'lucide-react';
import {
  passwordKindsNeeded,
  passwordMinimum,
  passwordStanding,
  type CharacterKind,
} from '#machines/domain/password.ts';
import styles from './PasswordChecklist.module.css';

const kinds: readonly (readonly [kind: CharacterKind, words: string])[] = [
  ['lowercase', 'lower case'],
  ['uppercase', 'upper case'],
  ['digit', 'number'],
  ['special', 'special character'],
];

interface LineProps {
  readonly isDone: boolean;
  readonly words: string;
}

const Line = ({ isDone, words }: LineProps) => (
  <span className={isDone ? styles['done'] : styles['open']}>
    {isDone ? <Check aria-hidden="true" size={16} /> : <Circle aria-hidden="true" size={16} />}
    {words}
    {isDone && <span className="visually-hidden">, done</span>}
  </span>
);

export interface PasswordChecklistProps {
  readonly password: string;
}

export const PasswordChecklist = ({ password }: PasswordChecklistProps) => {
  const standing = passwordStanding(password);
  return (
    <ul className={styles['list']} aria-label="A password needs">
      <li>
        <Line isDone={standing.isLongEnough} words={`${passwordMinimum} characters or more`} />
      </li>
      <li>
        <Line isDone={standing.hasEnoughKinds} words={`${passwordKindsNeeded} of these 4 kinds:`} />
        <ul className={styles['kinds']}>
          {kinds.map(([kind, words]) => (
            <li key={kind}>
              <Line isDone={standing.kinds.includes(kind)} words={words} />
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
};
