/** A time of day to the millisecond. */

const two = (value: number, digits = 2): string => String(value).padStart(digits, '0');

export const timeOf = (at: number): string => {
  const date = new Date(at);
  const clock = [date.getHours(), date.getMinutes(), date.getSeconds()].map((part) => two(part)).join(':');
  return `${clock}.${two(date.getMilliseconds(), 3)}`;
};
