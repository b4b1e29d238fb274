import { localTime } from '#events/conversations/diary-entry';
import type { SentAt } from '../proposing/sent-at';

const greetingAt = (hour: number): string => {
  if (hour < 5) return 'Hello';
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
};

/** A greeting by the hour where the person is. `name`: null if unknown. */
export const welcomeMessage = (name: string | null, { at, offsetMinutes }: SentAt): string => {
  const greeting = greetingAt(Number(localTime(at, offsetMinutes).slice(11, 13)));
  return `${greeting}${name === null ? '' : `, ${name}`}. Tell me what you ate, drank, took or felt, and keep what I read in it. You can also ask me about anything that you have kept.`;
};
