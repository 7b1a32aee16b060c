/** Reads JSON in an attribute, whose quotes Magento stores escaped (§2 content types). */

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const embeddedJson = (text: string | null | undefined): unknown => {
  if (text === null || text === undefined || text === '') return undefined;
  return parsed(text) ?? parsed(text.replace(/\\(.)/gs, '$1'));
};

export const fieldOf = (holder: unknown, name: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? Reflect.get(holder, name)
    : undefined;

export const textOf = (holder: unknown, name: string): string => {
  const value = fieldOf(holder, name);
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
};
