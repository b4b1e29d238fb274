import type { DiaryEntry } from '#events/conversations/diary-entry';
import { isEntryWithin } from '../diary/entries';
import type { DiaryTexts } from '../wording/english';
import type { DiaryQuestion } from './diary-question';

type Stool = Extract<DiaryEntry, { kind: 'stool' }>;

/** Whether an entry does not say enough to decide whether it matches. */
const isOpen = ({ blood, bristol }: DiaryQuestion['target'], stool: Stool): boolean => {
  const isOther =
    (blood && stool.blood === false) || (bristol !== null && stool.bristol !== null && stool.bristol !== bristol);
  return !isOther && ((blood && stool.blood === null) || (bristol !== null && stool.bristol === null));
};

/** A sentence on the stools that do not mention the blood or type asked about; empty if there are none. */
export const silenceOn = ({ target, period }: DiaryQuestion, all: readonly DiaryEntry[], texts: DiaryTexts): string => {
  const { kind, blood, bristol } = target;
  if (kind !== 'stool') return '';
  const stools = all.flatMap((entry) => (entry.kind === 'stool' ? entry : []));
  const open = stools.filter((stool) => (period === null || isEntryWithin(period, stool)) && isOpen(target, stool));
  const count = open.reduce((sum, stool) => sum + stool.count, 0);
  return count === 0 ? '' : texts.silent(count, blood, bristol !== null, period !== null);
};
