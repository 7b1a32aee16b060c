/** Downloads a fetched file through the browser (ACC-01). */

export type SaveFile = (file: Blob, name: string) => void;

/** Browsers read the file some time after the click. */
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
