/** Formats instants as Magento does: UTC, to the second, without a zone. */

export function dateText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
