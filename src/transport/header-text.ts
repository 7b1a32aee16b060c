/**
 * Whether a text from storage or a cookie may be sent in a header or an address: what is longer,
 * or no plain text, would be refused with every request.
 */

/**
 * A signed token of Magento has some hundred letters; a server takes some 8,000 in all headers
 * together.
 */
const longest = 2048;

export const isHeaderText = (text: string): boolean => text.length <= longest && /^[\x21-\x7e]+$/.test(text);
