/** Swallows exceptions of a tag manager or provider script, which must not affect the shop (§7). */

export const quietly =
  <Given extends readonly unknown[]>(work: (...given: Given) => void) =>
  (...given: Given): void => {
    try {
      work(...given);
    } catch {
      // a failed report changes nothing for the shopper
    }
  };
