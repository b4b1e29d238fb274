import type { SentAt } from '../proposing/sent-at';
import type { Beginning, Told } from './begun';
import { type ClauseTold, clausesTold } from './clauses-told';
import { LONGEST_MESSAGE } from './clock-told';
import { moodTold, painTold, scoresIn, symptomTold } from './felt-told';
import { hadTold } from './had-told';
import { medicationTold } from './medication-told';
import { sleepTold } from './sleep-told';
import { stoolTold } from './stool-told';
import { whenTold } from './when-told';

const MAX_CLAUSES = 60;

const thingsTold = (clauses: readonly ClauseTold[]): readonly (Told | null)[] => {
  const scores = scoresIn(clauses);
  return [
    stoolTold(clauses),
    painTold(clauses, scores),
    symptomTold(clauses, scores),
    medicationTold(clauses),
    hadTold('meal', clauses),
    hadTold('drink', clauses),
    sleepTold(clauses),
    moodTold(clauses, scores),
  ];
};

/**
 * What the forms of entries may be filled in with when somebody makes one of a note themselves: field by field what the message plainly
 * says. A field for which two things stand stays empty, and so does what is said of others, of plans and of what was not. The person
 * chooses the kind and sees what is filled in before they keep it.
 */
export const beginningsIn = (message: string, sent: SentAt): readonly Beginning[] => {
  if (message.length > LONGEST_MESSAGE) return [];
  const clauses = clausesTold(message);
  if (clauses.length > MAX_CLAUSES) return [];
  return thingsTold(clauses).flatMap((told) => {
    if (told === null) return [];
    const when = whenTold(told, clauses, sent);
    return [
      {
        ...told.thing,
        ...(when ?? { ...sent, said: 'none' as const }),
        words: message.trim(),
        asksTime: when === null,
      },
    ];
  });
};
