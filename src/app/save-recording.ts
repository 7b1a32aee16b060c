/** Hands the recording of this tab to the browser as a file (MACH-04). */

import type { Recorder } from '#recorder/recorder.ts';
import { readRecording } from '#recorder/recording.ts';

/** A browser reads it some time after the press. */
const keptMilliseconds = 60_000;

// saved-file.ts would do the same, but what two parts share is loaded with every page
export const saveRecording = (recorder: Recorder): void => {
  const text = JSON.stringify(readRecording(recorder));
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: 'recording.json' }).click();
  setTimeout(() => URL.revokeObjectURL(address), keptMilliseconds);
};
