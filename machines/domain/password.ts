/** Password rules: long enough, with at least three kinds of characters (§5, §9, VAL-01). */

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

// counted like the server: an accented letter is special
const patterns: readonly (readonly [kind: CharacterKind, pattern: RegExp])[] = [
  ['lowercase', /[a-z]/],
  ['uppercase', /[A-Z]/],
  ['digit', /[0-9]/],
  ['special', /[^A-Za-z0-9]/],
];

/** The rules that a password meets so far, to show while typing. */
export const passwordStanding = (text: string): PasswordStanding => {
  const kinds = patterns.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  return {
    isLongEnough: [...text].length >= passwordMinimum,
    kinds,
    hasEnoughKinds: kinds.length >= passwordKindsNeeded,
  };
};

/** Empty text is valid here; whether a password is required is another rule. */
export const isPassword = (text: string): boolean => {
  const { isLongEnough, hasEnoughKinds } = passwordStanding(text);
  return text === '' || (isLongEnough && hasEnoughKinds);
};
