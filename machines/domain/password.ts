/** What a password must be (§5, §9, VAL-01): long enough, and mixed of at least three kinds of characters. */

export const invalidPasswordMessage =
  'Password must be a minimum of 8 characters and should include a mix of lower and upper case letters, numbers and special characters.';

export const passwordMinimum = 8;
export const passwordKindsNeeded = 3;

export type CharacterKind = 'lowercase' | 'uppercase' | 'digit' | 'special';

export interface PasswordStanding {
  readonly isLongEnough: boolean;
  readonly kinds: readonly CharacterKind[];
  readonly hasEnoughKinds: boolean;
}

// as the server counts them: a letter with an accent is special
const patterns: readonly (readonly [kind: CharacterKind, pattern: RegExp])[] = [
  ['lowercase', /[a-z]/],
  ['uppercase', /[A-Z]/],
  ['digit', /[0-9]/],
  ['special', /[^A-Za-z0-9]/],
];

/** How far a password has come; for showing while it is typed. */
export const passwordStanding = (text: string): PasswordStanding => {
  const kinds = patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  return {
    isLongEnough: [...text].length >= passwordMinimum,
    kinds,
    hasEnoughKinds: kinds.length >= passwordKindsNeeded,
  };
};

/** Nothing typed is no wrong password; whether one must be given is another rule. */
export const isPassword = (text: string): boolean => {
  const { isLongEnough, hasEnoughKinds } = passwordStanding(text);
  return text === '' || (isLongEnough && hasEnoughKinds);
};
