/** In which tone a message is told; its colours are the same wherever it stands. */

import styles from './tone.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

export const toneClass = (tone: Tone): string | undefined => styles[tone];
