/** The event log, newest first: time, source, target, event, and the state before and after. */

import { useMemo, useState } from 'react';
import { everything, namesIn, rowsOf, type LogFilter } from './history.ts';
import { Scroller } from './Scroller.tsx';
import { timeOf } from './time-text.ts';
import type { Moment } from './wire.ts';

export interface EventLogProps {
  readonly moments: readonly Moment[];
  /** The moment that is shown. */
  readonly shown: number;
  readonly onShow: (n: number, actor: string) => void;
}

const atOnce = 200;

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ label, isOn, onChange }: SwitchProps) => (
  <label>
    <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} /> {label}
  </label>
);

export const EventLog = ({ moments, shown, onShow }: EventLogProps) => {
  const [filter, setFilter] = useState<LogFilter>(everything);
  const [most, setMost] = useState(atOnce);
  const rows = useMemo(() => rowsOf(moments, filter), [moments, filter]);
  const names = useMemo(() => [...new Set(namesIn(moments).values())].toSorted(), [moments]);
  const put = (change: Partial<LogFilter>): void => setFilter({ ...filter, ...change });
  return (
    <section className="log" aria-labelledby="log-heading">
      <h2 id="log-heading">Events</h2>
      <div className="bar">
        <label>
          Search{' '}
          <input
            type="search"
            value={filter.search}
            onChange={(event) => put({ search: event.target.value })}
          />
        </label>
        <label>
          Target{' '}
          <select value={filter.target} onChange={(event) => put({ target: event.target.value })}>
            <option value="">all</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <Switch
          label="XState’s own"
          isOn={filter.hasInternals}
          onChange={(hasInternals) => put({ hasInternals })}
        />
        <Switch
          label="Only changes of state"
          isOn={filter.isChangeOnly}
          onChange={(isChangeOnly) => put({ isChangeOnly })}
        />
        <output>{rows.length} events</output>
      </div>
      <Scroller className="rows" label="List of events">
        <table>
          <thead>
            <tr>
              {['Time', 'Source', 'Target', 'Event', 'Before', 'After', 'Payload'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map(({ step, source, target, type, payload }) => (
              <tr
                key={step.n}
                aria-current={step.n === shown}
                className={step.n > shown ? 'later' : undefined}
              >
                <td>{timeOf(step.at)}</td>
                <td>{source}</td>
                <td>{target}</td>
                <td>
                  <button type="button" className="link" onClick={() => onShow(step.n, step.actor)}>
                    {type}
                  </button>
                </td>
                <td>{step.before}</td>
                <td>{step.after === step.before ? '' : step.after}</td>
                <td className="payload">{payload}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rows.length > most && (
          <button type="button" onClick={() => setMost(most + atOnce)}>
            Show {Math.min(atOnce, rows.length - most)} more
          </button>
        )}
      </Scroller>
    </section>
  );
};
