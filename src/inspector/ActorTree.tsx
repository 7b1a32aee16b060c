/** The tree of running actors with the state of each. */

import { useState } from 'react';
import { labelOf, type ActorThen } from './history.ts';

export interface ActorTreeProps {
  readonly actors: readonly ActorThen[];
  readonly chosen: string | null;
  readonly onChoose: (actor: string) => void;
}

interface BranchProps extends ActorTreeProps {
  readonly hasRequests: boolean;
}

const Branch = ({ actors, chosen, onChoose, hasRequests }: BranchProps) => {
  const listed = actors.filter(({ born }) => hasRequests || born.machine !== null);
  if (listed.length === 0) return null;
  return (
    <ul>
      {listed.map(({ born, last, children }) => (
        <li key={born.actor}>
          <button type="button" aria-current={born.actor === chosen} onClick={() => onChoose(born.actor)}>
            <span className="name">{labelOf(born)}</span>{' '}
            <span className="state">{last?.after ?? 'starting'}</span>
          </button>
          <Branch actors={children} chosen={chosen} onChoose={onChoose} hasRequests={hasRequests} />
        </li>
      ))}
    </ul>
  );
};

export const ActorTree = (props: ActorTreeProps) => {
  const [hasRequests, setHasRequests] = useState(false);
  return (
    <nav className="tree" aria-labelledby="tree-heading">
      <h2 id="tree-heading">Actors</h2>
      <label>
        <input
          type="checkbox"
          checked={hasRequests}
          onChange={(event) => setHasRequests(event.target.checked)}
        />{' '}
        Requests and listeners, too
      </label>
      <Branch {...props} hasRequests={hasRequests} />
    </nav>
  );
};
