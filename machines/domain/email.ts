/** What an e-mail address is (§5, VAL-01): one @, no spaces, a last part of at least two characters. */

export const invalidEmailMessage = 'Please enter a valid email.';

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text);
