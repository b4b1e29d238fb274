import type { SentAt } from '../proposing/sent-at';
import { asWritten, clausesOf } from './clause';
import { READERS } from './readers';
import type { PrefilledForm } from './reading-of-kind';
import { whenOfReading } from './when';

/**
 * What the forms of entries may be filled in with when somebody makes one of a note themselves: field by field what the message plainly
 * says. A field for which two things stand stays empty, and so does what is said of others, of plans and of what was not. The person
 * chooses the kind and sees what is filled in before they keep it. `note`: the part of the message that the forms are of, whose times may
 * stand in the rest of it.
 */
export const prefilledForms = (note: string, message: string, sent: SentAt): readonly PrefilledForm[] => {
  const clauses = clausesOf(message);
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
