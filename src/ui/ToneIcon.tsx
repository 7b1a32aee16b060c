/** Icon of a tone, so that no message relies on colour alone. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from './tone.ts';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

export interface ToneIconProps {
  tone: Tone;
}

export const ToneIcon = ({ tone }: ToneIconProps) => {
  const Icon = icons[tone];
  return <Icon aria-hidden="true" size={24} />;
};
