/** What a tag manager or a provider's script throws is no matter of the shop's (§7). */

export const quietly =
  <Given extends readonly unknown[]>(work: (...given: Given) => void) =>
  (...given: Given): void => {
    try {
      work(...given);
    } catch {
      // a failed report changes nothing for the shopper
    }
  };
