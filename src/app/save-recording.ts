/** Downloads the recording of this tab as a file (MACH-04). */

import type { Recorder } from '#recorder/recorder.ts';
import { readRecording } from '#recorder/recording.ts';

/** Browsers read the file some time after the click. */
const keptMilliseconds = 60_000;

// not saved-file.ts: shared with a feature it would become part of every page's code
export const saveRecording = (recorder: Recorder): void => {
  const text = JSON.stringify(readRecording(recorder));
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: 'recording.json' }).click();
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds);
};
