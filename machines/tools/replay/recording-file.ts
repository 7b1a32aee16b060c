/** Reads a recording from a file, or explains why it is not one. */

import { readFile } from 'node:fs/promises';
import type { RecordedEvent } from '#recorder/recorder.ts';
import { recordingFormat, recordingVersion, type Recording } from '#recorder/recording.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecordedEvent = (value: unknown): value is RecordedEvent =>
  isFields(value) &&
  typeof value['at'] === 'number' &&
  typeof value['to'] === 'string' &&
  isFields(value['event']) &&
  isFields(value['states']) &&
  typeof value['isSameTurn'] === 'boolean';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const parseRecording = (text: string): Recording => {
  const read = parse(text);
  if (!isFields(read) || read['format'] !== recordingFormat) throw new Error('This file is no recording.');
  const { version, events, dropped } = read;
  if (version !== recordingVersion)
    throw new Error(
      `This recording has version ${String(version)}; version ${recordingVersion} can be replayed.`,
    );
  const isWhole = Array.isArray(events) && events.length > 0 && events.every(isRecordedEvent);
  if (!isWhole || typeof dropped !== 'number') throw new Error('This recording is damaged.');
  return { format: recordingFormat, version, dropped, events };
};

export const readRecordingFile = async (path: string): Promise<Recording> =>
  parseRecording(await readFile(path, 'utf8'));
