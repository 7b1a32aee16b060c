/** A date, a time or both: as browser fields write them, and as Magento takes them (CAT-02). */

export type MomentLook = 'date' | 'time' | 'dateTime';

const shapes: Readonly<Record<MomentLook, RegExp>> = {
  date: /^(\d{4}-\d{2}-\d{2})$/,
  time: /^(\d{2}:\d{2})(?::\d{2})?$/,
  dateTime: /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2})?$/,
};

/** The date of a time alone is ignored. */
const anyDay = '2000-01-01';

export const isMomentLook = (look: string): look is MomentLook => look in shapes;

const isReal = (day: string, time: string): boolean => {
  const moment = new Date(`${day}T${time}:00Z`);
  // Date would turn June 31 into July 1
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${day}T${time}`);
};

/** Null for invalid text. */
export const momentOf = (look: MomentLook, text: string): string | null => {
  const [whole, first = '', second = '00:00'] = shapes[look].exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const [day, time] = look === 'time' ? [anyDay, first] : [first, second];
  return isReal(day, time) ? `${day} ${time}:00` : null;
};
