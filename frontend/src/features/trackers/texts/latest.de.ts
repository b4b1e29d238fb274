import { germanRemarkPhrases as phrases } from '#wording/german-remark-phrases';
import type { TextsOf } from '#shared/language/catalogue';
import { mediumDate } from '#shared/time/calendar-days';
import type { latestTexts } from './latest';

/** Remarks with a day: ‘from Aug 22, 2026’. */
const dated: readonly (readonly [RegExp, (day: string) => string])[] = [
  [/^from (.+)$/, phrases.from],
  [/^until (.+)$/, phrases.until],
  [/^due (.+)$/, phrases.due],
  [/^was due (.+)$/, phrases.wasDue],
  [/^on (.+)$/, phrases.happened],
  [/^ended (.+)$/, phrases.ended],
  [/^part of it ended (.+)$/, phrases.partEnded],
  [/^for some from (.+)$/, phrases.forSomeFrom],
];

const undated: Readonly<Record<string, string>> = {
  changed: phrases.changed,
  'ends what was reported': phrases.reverses,
  ended: phrases.ended(null),
  'part of it ended': phrases.partEnded(null),
  preprint: phrases.preprint,
  paper: phrases.paper,
};

const translateRemark = (words: string): string => {
  for (const [form, phrase] of dated) {
    const day = form.exec(words)?.[1];
    if (day !== undefined && !Number.isNaN(Date.parse(day))) return phrase(mediumDate(day));
  }
  return undated[words] ?? words;
};

export const german: TextsOf<typeof latestTexts> = {
  itsUpdate: 'Das neueste Update',
  latestUpdate: 'Neuestes Update',
  latest: 'Zuletzt',
  publicTrackers: 'Aus öffentlichen Trackern',
  fewer: 'Weniger',
  more: (count) => `${count} weitere`,
  noDate: 'Ohne Datum',
  remark: translateRemark,
  foundBy: (tracker) => `Gefunden vom Tracker ${tracker}`,
};
