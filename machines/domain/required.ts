/** The one sentence for an empty field that must not be (§5). */

export const requiredMessage = 'This is a required field.';

export const isFilled = (text: string): boolean => text.trim() !== '';
