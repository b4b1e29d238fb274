import { readByClauses } from '../clauses/read-by-clauses';
import { type ReadEntry, type ReadMessage, readByForms } from './read-by-forms';
import type { SentAt } from './sent-at';

/** Reads the entries in a message: by forms that take whole sentences, and in the others by what each of their clauses plainly tells. */
export const readEntries = (message: string, sent: SentAt): ReadMessage => {
  const byForms = readByForms(message, sent);
  if (byForms === null) return { read: [], rest: [message.trim()] };
  if (byForms.rest.length === 0) return byForms;
  const byClauses = readByClauses(message, sent, byForms.rest);
  const positionOf = ({ entry: { words } }: ReadEntry): number => message.indexOf(words?.split(', ')[0] ?? '');
  const read = [...byForms.read, ...byClauses.read].toSorted((a, b) => positionOf(a) - positionOf(b));
  return { read, rest: byClauses.rest };
};
