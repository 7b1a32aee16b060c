/** Keeps a number and its unit on one line: '15 L', '5 reams'. Skips the tags of HTML. */
export const nonBreakingUnits = (text: string): string =>
  text.replace(/(\d) (?=(?:[a-z]{1,2}|reams)\b)(?![^<>]*>)/gi, '$1\u00a0');
