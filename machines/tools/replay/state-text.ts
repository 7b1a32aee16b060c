/** The state of a machine on one line: `open.paying`, `work.ready + queue.settled`. */

export const stateText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => {
      const text = stateText(inner);
      if (text === '') return name;
      return text.includes(' + ') ? `${name}(${text})` : `${name}.${text}`;
    })
    .join(' + ');
};
