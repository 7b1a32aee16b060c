/** Replays recordings one by one, each against the rebuilt shop in the state it was recorded in. */

import { departures, type Departure } from './departures.ts';
import { libraryOf } from './library.ts';
import { matchAnswer, type Answer } from './match.ts';
import { prepare } from './preparation.ts';
import { readRecordings, type Recording } from './recording.ts';
import { openStage, type Stage } from './stage.ts';

export interface Outcome {
  readonly recording: Recording;
  readonly faults: readonly string[];
  readonly strict: readonly string[];
  readonly departure: Departure | null;
  readonly logged: readonly string[];
}

function departureFor(name: string, faults: readonly string[], logged: readonly string[]): Departure | null {
  if (faults.length === 0 || logged.length > 0) return null;
  const fitting = departures.find(
    ({ cases, fault }) => cases.test(name) && faults.every((line) => fault.test(line)),
  );
  return fitting ?? null;
}

export function outcomeOf(recording: Recording, answer: Answer, logged: readonly string[]): Outcome {
  const { faults, strict } = matchAnswer(recording, answer);
  return { recording, faults, strict, departure: departureFor(recording.name, faults, logged), logged };
}

/** An outcome even where the replay itself fails. */
export async function attempt(recording: Recording, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    const faults = [`not replayed: ${error instanceof Error ? error.message : String(error)}`];
    return { recording, faults, strict: [], departure: null, logged: [] };
  }
}

async function replayOne(
  stage: Stage,
  recording: Recording,
  library: ReturnType<typeof libraryOf>,
): Promise<Outcome> {
  await stage.reset();
  const request = await prepare(stage, recording, library);
  const before = stage.lines.length;
  const answer = await stage.ask(request);
  return outcomeOf(recording, answer, stage.lines.slice(before));
}

export async function replay(
  folder: string,
  isWanted: (recording: Recording) => boolean,
): Promise<Outcome[]> {
  const recordings = readRecordings(folder);
  const library = libraryOf(recordings);
  const stage = await openStage();
  const outcomes: Outcome[] = [];
  try {
    for (const recording of recordings.filter(isWanted))
      outcomes.push(await attempt(recording, () => replayOne(stage, recording, library)));
  } finally {
    await stage.close();
  }
  return outcomes;
}
