/** Tones of messages and their CSS classes. */

import styles from './tone.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'error';

export const toneClass = (tone: Tone): string | undefined => styles[tone];
