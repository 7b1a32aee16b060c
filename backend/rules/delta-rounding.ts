/** Rounds a series of amounts so that their sum stays right: each takes over what the one before it lost (Magento's delta rounding). */

/** Magento begins a cent's ten-thousandth above zero, so that a half is surely rounded up. */
const beginning = 0.0001;
/** Keeps 199.4999999… from being taken for less than the 199.5 it stands for. */
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
