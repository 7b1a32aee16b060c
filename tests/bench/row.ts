/** One line of the table: figure, goal, the shop's value, the floor's, and the verdict. */

export const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const textOf = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '-' : String(Math.round(value * 100) / 100);

/** Goals begin with ≤ or ≥; one without is only printed. */
const verdictOf = (goal: string, value: number | null): string => {
  const bound = Number(goal.slice(2));
  if (value === null || Number.isNaN(value) || goal === '') return '';
  return (goal.startsWith('≥') ? value >= bound : value <= bound) ? 'met' : 'missed';
};

export const printRow = (
  figure: string,
  what: string,
  goal: string,
  value: number | null,
  floor: number | null = null,
): void =>
  console.log(
    [
      figure.padEnd(4),
      what.padEnd(34),
      goal.padEnd(9),
      textOf(value).padStart(9),
      textOf(floor).padStart(9),
      ` ${verdictOf(goal, value)}`,
    ].join(' '),
  );
