/** A number and its unit stay on one line: '15 L', '600 mL', '5 reams'; what stands in the tags of HTML is left alone. */
export const unbroken = (text: string): string =>
  text.replace(/(\d) (?=(?:[a-z]{1,2}|reams)\b)(?![^<>]*>)/gi, '$1\u00a0');
