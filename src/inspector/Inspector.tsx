/**
 * The inspector's page: a window of the shop, its actors,
 * the chart of one machine and the event log.
 */

import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ActorTree } from './ActorTree.tsx';
import { Chart } from './Chart.tsx';
import { EventLog } from './EventLog.tsx';
import { actorsAt, allOf, labelOf, type ActorThen } from './history.ts';
import { Scroller } from './Scroller.tsx';
import { SendEvent } from './SendEvent.tsx';
import { timeOf } from './time-text.ts';
import { Timeline } from './Timeline.tsx';
import type { Watch, Watched } from './watch.ts';

const nothing: Watched = { id: '', openedAt: 0, label: '', isOpen: false, isDrawn: false, moments: [] };

/** The window opened last, unless another is chosen. */
const placeIn = (places: readonly Watched[], chosen: string): Watched =>
  places.find(({ id }) => id === chosen) ??
  places
    .filter(({ isDrawn }) => !isDrawn)
    .toSorted((one, other) => one.openedAt - other.openedAt)
    .at(-1) ??
  nothing;

interface Choice {
  readonly actor: string;
  readonly label: string;
}

/** After a reload, the actor with the same name. */
const actorIn = (actors: readonly ActorThen[], choice: Choice | null): ActorThen | undefined =>
  actors.find(({ born }) => born.actor === choice?.actor && labelOf(born) === choice.label) ??
  actors.find(({ born }) => labelOf(born) === choice?.label) ??
  actors[0];

const refusalOf = ({ isOpen, isDrawn }: Watched, paused: number | null): string | null => {
  if (isDrawn) return 'The server drew this page; its machines are gone.';
  if (!isOpen) return 'This window is closed.';
  return paused === null ? null : 'Events can be sent when the newest moment is shown.';
};

const ChoosePlace = ({ places, place, onChoose, onRead }: PlaceProps) => (
  <div className="bar">
    <label>
      Shown{' '}
      <select value={place.id} onChange={(event) => onChoose(event.target.value)}>
        {places.map(({ id, label, openedAt, isOpen, isDrawn }) => (
          <option key={id} value={id}>
            {isDrawn ? `Server: ${label}` : label}, {timeOf(openedAt)}
            {isOpen ? '' : ' (closed)'}
          </option>
        ))}
      </select>
    </label>
    <button type="button" onClick={onRead}>
      Read the server’s pages
    </button>
  </div>
);

interface PlaceProps {
  readonly places: readonly Watched[];
  readonly place: Watched;
  readonly onChoose: (id: string) => void;
  readonly onRead: () => void;
}

export const Inspector = ({ watch }: { readonly watch: Watch }) => {
  const places = useSyncExternalStore(watch.subscribe, watch.read);
  const [chosenPlace, setChosenPlace] = useState('');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [paused, setPaused] = useState<number | null>(null);
  const place = placeIn(places, chosenPlace);
  const { moments } = place;
  const shown = paused ?? moments.at(-1)?.n ?? 0;
  const roots = useMemo(() => actorsAt(moments, shown), [moments, shown]);
  const living = useMemo(() => allOf(roots), [roots]);
  const actor = actorIn(living, choice);
  const chooseActor = useCallback(
    (id: string) => {
      const born = moments.find((one) => one.actor === id && one.kind === 'actor');
      if (born?.kind === 'actor') setChoice({ actor: id, label: labelOf(born) });
    },
    [moments],
  );
  const openMachine = useCallback(
    (machine: string) => {
      const found = living.find(({ born }) => born.machine === machine || born.name === machine);
      if (found !== undefined) chooseActor(found.born.actor);
    },
    [living, chooseActor],
  );
  useEffect(() => void watch.readPages(), [watch]);

  return (
    <>
      <header>
        <h1>Machines</h1>
        <ChoosePlace
          places={places}
          place={place}
          onChoose={(id) => {
            setChosenPlace(id);
            setPaused(null);
          }}
          onRead={() => void watch.readPages()}
        />
        <Timeline moments={moments} paused={paused} onMove={setPaused} />
      </header>
      {moments.length === 0 && (
        <p className="empty">
          No window of the shop is open in this browser.{' '}
          <a href="/" target="_blank" rel="noopener">
            Open the shop
          </a>
        </p>
      )}
      <main>
        <ActorTree actors={roots} chosen={actor?.born.actor ?? null} onChoose={chooseActor} />
        {actor !== undefined && (
          <>
            <div className="middle">
              {actor.born.machine !== null && (
                <Chart machine={actor.born.machine} step={actor.last} onOpen={openMachine} />
              )}
            </div>
            <aside>
              <SendEvent
                key={actor.born.actor}
                events={actor.last?.seen.events ?? []}
                refusal={refusalOf(place, paused)}
                onSend={(event) => watch.send(place.id, actor.born.actor, event)}
              />
              <section aria-labelledby="context-heading">
                <h2 id="context-heading">Context of {actor.born.name}</h2>
                <p className="hint">••• stands for what may be a person’s.</p>
                <Scroller className="context" label={`Values of ${actor.born.name}`}>
                  <pre>{JSON.stringify(actor.last?.seen.context ?? null, null, 2)}</pre>
                </Scroller>
              </section>
            </aside>
          </>
        )}
      </main>
      <EventLog
        moments={moments}
        shown={shown}
        onShow={(n, id) => {
          setPaused(n);
          chooseActor(id);
        }}
      />
    </>
  );
};
