/** What a postcode looks like (§5): four digits, in both countries that are delivered to; which of them there are the server knows. */

export const invalidPostcodeMessage = 'Invalid postcode number';

export const isPostcode = (text: string): boolean => /^\d{4}$/.test(text);
