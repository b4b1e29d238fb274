import type { SentAt } from '../proposing/sent-at';
import { asWritten, clausesOfMessage } from './clause';
import { READERS } from './readers';
import type { PrefilledForm } from './reading-of-kind';
import { whenOfReading } from './when';

/**
 * What the forms of entries are filled in with when somebody makes an entry of a note themselves: each field that the
 * message plainly states. A field with two candidates stays empty, and so does what concerns other people, plans or
 * negations. The person chooses the kind and sees the fields before they keep the entry. `note`: the part of the
 * message that the entry is made of; its time may be elsewhere in `message`.
 */
export const prefilledForms = (note: string, message: string, sent: SentAt): readonly PrefilledForm[] => {
  const clauses = clausesOfMessage(message);
  const own = clauses.filter(({ words }) => asWritten(note).includes(words));
  return READERS.flatMap((read) => {
    const reading = read(own);
    if (reading === null) return [];
    const when = whenOfReading(reading, clauses, sent);
    return [
      {
        ...reading.thing,
        ...(when ?? { ...sent, said: 'none' as const }),
        words: note.trim(),
        asksTime: when === null,
      },
    ];
  });
};
