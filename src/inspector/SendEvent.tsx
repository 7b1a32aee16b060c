/**
 * A button for each event that the machine accepts in its current
 * states; it sends the event with the given payload.
 */

import { useId, useState } from 'react';

export interface SendEventProps {
  readonly events: readonly string[];
  /** Why events cannot be sent; null if they can. */
  readonly refusal: string | null;
  readonly onSend: (event: { readonly type: string }) => void;
}

/** Returns an error text if the input is not a JSON object. */
const readPayload = (text: string): object | string => {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? value
      : 'The payload must be an object, such as {"quantity": 2}.';
  } catch (error) {
    return `The payload is no JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
};

export const SendEvent = ({ events, refusal, onSend }: SendEventProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const send = (type: string): void => {
    const payload = readPayload(text);
    if (typeof payload === 'string') return setSaid(payload);
    onSend({ ...payload, type });
    return setSaid(`Sent ${type}.`);
  };
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>Possible events</h2>
      <label htmlFor={id}>Payload (JSON, may be empty)</label>
      <textarea
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        placeholder={'{"quantity": 2}'}
        onChange={(event) => setText(event.target.value)}
      />
      <output>{refusal ?? said}</output>
      {events.length === 0 && <p>It answers no request in this state.</p>}
      <ul className="events">
        {events.map((type) => (
          <li key={type}>
            <button type="button" disabled={refusal !== null} onClick={() => send(type)}>
              {type}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
