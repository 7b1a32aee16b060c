/** Pause, step and go back through the recorded moments. The shop itself keeps running. */

import { neighbour, stepsIn } from './history.ts';
import { timeOf } from './time-text.ts';
import type { Moment } from './wire.ts';

export interface TimelineProps {
  readonly moments: readonly Moment[];
  /** Null follows the newest moment. */
  readonly paused: number | null;
  readonly onMove: (n: number | null) => void;
}

export const Timeline = ({ moments, paused, onMove }: TimelineProps) => {
  const steps = stepsIn(moments);
  const newest = moments.at(-1)?.n ?? 0;
  const shown = paused ?? newest;
  const [back, forth] = [neighbour(moments, shown, -1), neighbour(moments, shown, 1)];
  const index = steps.findLastIndex(({ n }) => n <= shown);
  const step = steps[index];
  return (
    <section className="timeline" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">Moment</h2>
      <button
        type="button"
        aria-pressed={paused !== null}
        onClick={() => onMove(paused === null ? newest : null)}
      >
        Pause
      </button>
      <button type="button" disabled={back === null} onClick={() => onMove(back)}>
        Step back
      </button>
      <button type="button" disabled={forth === null} onClick={() => onMove(forth)}>
        Step forward
      </button>
      <input
        type="range"
        aria-label="Moment"
        min={0}
        max={Math.max(0, steps.length - 1)}
        value={Math.max(0, index)}
        aria-valuetext={step === undefined ? 'none' : timeOf(step.at)}
        onChange={(event) => onMove(steps[Number(event.target.value)]?.n ?? null)}
      />
      <output>
        {step === undefined ? 'Nothing yet' : `${index + 1} of ${steps.length}, ${timeOf(step.at)}`}
        {paused !== null && newest > paused && `, ${steps.length - 1 - index} newer`}
      </output>
    </section>
  );
};
