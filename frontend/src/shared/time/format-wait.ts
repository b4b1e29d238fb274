import { timeTexts } from '../texts/time';

/** How long to wait, rounded up: 'in 40 seconds', 'in 3 minutes'. */
export const formatWait = (seconds: number): string =>
  seconds < 60 ? timeTexts().ahead(Math.ceil(seconds), 'second') : timeTexts().ahead(Math.ceil(seconds / 60), 'minute');
