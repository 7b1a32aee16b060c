/** Replays a recording from a file; called by the tests that are generated from recordings. */

import { readRecordingFile } from './recording-file.ts';
import { compare, type Verdict } from './verdict.ts';

export const replayFile = async (path: string): Promise<Verdict> => {
  const recording = await readRecordingFile(path);
  if (recording.dropped > 0)
    throw new Error(
      `The first ${recording.dropped} events are gone, and without them no state can be reached.`,
    );
  return compare(recording);
};
