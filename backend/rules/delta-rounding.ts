/**
 * Rounds a series of amounts so that their sum stays exact: each carries over what the previous one
 * lost (Magento's delta rounding).
 */

/** Magento starts a ten-thousandth of a cent above zero, so that a half always rounds up. */
const beginning = 0.0001;
/** Keeps 199.4999999…, which stands for 199.5, from rounding down. */
const tolerance = 1e-7;

export function roundCents(exact: number): number {
  return Math.round(exact + tolerance);
}

export function createDeltaRounding(first = beginning): (exact: number) => number {
  let delta = first;
  return (exact) => {
    const due = exact + delta;
    const rounded = roundCents(due);
    delta = due - rounded;
    return rounded;
  };
}
