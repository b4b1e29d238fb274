import { type Courtesy, courtesyIn } from '#text/languages/courtesies';

const replies: Readonly<Record<Courtesy, string>> = {
  thanks: 'You are welcome. Ask whatever else you would like to know.',
  greeting: 'Hello. What would you like to know?',
  agreement: 'Ask whatever else you would like to know.',
};

/** Replies to a message that only thanks, greets or agrees; null to any other. */
export const replyToCourtesy = (message: string): string | null => {
  const courtesy = courtesyIn(message);
  return courtesy === null ? null : replies[courtesy];
};
