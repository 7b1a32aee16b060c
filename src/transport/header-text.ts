/**
 * Whether a stored text may be sent in a header or address:
 * longer or non-ASCII text would fail every request.
 */

/**
 * A signed Magento token has some hundred characters; servers accept about 8,000 for all headers.
 */
const longest = 2048;

export const isHeaderText = (text: string): boolean => text.length <= longest && /^[\x21-\x7e]+$/.test(text);
