/** Valid e-mail addresses: one @, no spaces, at least two characters at the end (§5, VAL-01). */

export const invalidEmailMessage = 'Please enter a valid email.';

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text);
