/** Whole seconds until a moment, counted down while the component is shown; 0 afterwards. */
import { useEffect, useState } from 'react';

export const useSecondsUntil = (moment: number): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((moment - now) / 1000));
};
