/** The message for an empty required field (§5). */

export const requiredMessage = 'This is a required field.';

export const isFilled = (text: string): boolean => text.trim() !== '';
