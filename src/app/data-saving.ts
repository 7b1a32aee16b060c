/** Whether to skip prefetching: data saving is on or the connection is slow. */

export const isDataSaving = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType } = connection as { saveData?: unknown; effectiveType?: unknown };
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g';
};
