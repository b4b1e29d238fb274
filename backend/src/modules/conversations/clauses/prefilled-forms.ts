import type { SentAt } from '../proposing/sent-at';
import { clausesOf } from './clause';
import { READERS } from './readers';
import type { PrefilledForm } from './reading-of-kind';
import { whenOfReading } from './when';

/**
 * What the forms of entries may be filled in with when somebody makes one of a note themselves: field by field what the message plainly
 * says. A field for which two things stand stays empty, and so does what is said of others, of plans and of what was not. The person
 * chooses the kind and sees what is filled in before they keep it.
 */
export const prefilledForms = (message: string, sent: SentAt): readonly PrefilledForm[] => {
  const clauses = clausesOf(message);
  return READERS.flatMap((read) => {
    const reading = read(clauses);
    if (reading === null) return [];
    const when = whenOfReading(reading, clauses, sent);
    return [
      {
        ...reading.thing,
        ...(when ?? { ...sent, said: 'none' as const }),
        words: message.trim(),
        asksTime: when === null,
      },
    ];
  });
};
