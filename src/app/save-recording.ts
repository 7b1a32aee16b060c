/** Hands the recording of this tab to the browser as a file (MACH-04). */

import type { Recorder } from '#recorder/recorder.ts';
import { readRecording } from '#recorder/recording.ts';
import { saveFile } from '#services/account/saved-file.ts';

export const saveRecording = (recorder: Recorder): void => {
  const text = JSON.stringify(readRecording(recorder));
  saveFile(new Blob([text], { type: 'application/json' }), 'recording.json');
};
