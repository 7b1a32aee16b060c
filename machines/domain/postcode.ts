/** What a postcode looks like (§5): four digits, or the pattern a country supplies. */

export const invalidPostcodeMessage = 'Invalid postcode number';

const defaultPattern = /^\d{4}$/;

export const isPostcode = (text: string, pattern: RegExp = defaultPattern): boolean => pattern.test(text);
