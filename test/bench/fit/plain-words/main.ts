import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#kernel/grouping';
import { entriesOfClauses } from '../../../../backend/src/modules/conversations/clauses/read-by-clauses';
import { unknownWords } from '../../../../backend/src/modules/conversations/clauses/wholly-known';
import { partsOf } from '../../../../backend/src/modules/conversations/proposing/notes-in-message';
import { judged, readNatural, readStrangers, sentAtOf } from '../../../corpus/diary/strangers';

/**
 * Makes `backend/src/modules/conversations/clauses/plain-words.json` from the messages in test/corpus/diary: `npm run fit:diary`.
 *
 * A word is plain if it stands in the sentence of an entry that their authors would have kept, in a message of which nothing was read
 * otherwise. Digits never are.
 */
const TARGET = join(__dirname, '../../../../backend/src/modules/conversations/clauses/plain-words.json');

const plainWordsOf = (
  message: ReturnType<typeof readNatural>[number] | ReturnType<typeof readStrangers>['messages'][number],
) => {
  const { clauses, entries } = entriesOfClauses(partsOf(message.said).told, sentAtOf(message));
  const isRight = judged(
    message,
    entries.map(({ entry }) => entry),
  ).every((each) => each.judged === 'right');
  return isRight ? entries.flatMap((each) => unknownWords(each, entries, clauses, () => false)) : [];
};

const words = [...readStrangers().messages, ...readNatural()]
  .flatMap(plainWordsOf)
  .filter((word) => !/\p{N}/u.test(word));
const byLetter = groupBy([...new Set(words)].sort(), ([letter = '']) => letter);
writeFileSync(
  TARGET,
  `${JSON.stringify(
    [...byLetter.values()].map((each) => each.join(' ')),
    null,
    2,
  )}\n`,
);
console.log(new Set(words).size);
