/** Hands a file that was fetched to the browser, which keeps it where its owner keeps such things (ACC-01). */

export type SaveFile = (file: Blob, name: string) => void;

/** A browser reads it some time after the press. */
const keptMilliseconds = 60_000;

export const saveFile: SaveFile = (file, name) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds);
};
