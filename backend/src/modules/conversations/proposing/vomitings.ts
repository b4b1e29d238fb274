import type { Thing } from '#events/conversations/diary-entry';
import { COUNT, valueOf } from './numbers';

const VOMITED = '(?:threw up|thrown up|vomited|puked|barfed|been throwing up|was throwing up)';
const VOMITINGS: readonly (readonly [what: string, RegExp])[] = [
  [
    'vomiting',
    new RegExp(
      `^(?:i |i've |i have )?(?:just |also )?(?:${VOMITED}|(?:been|was) sick(?= \\S))(?:,? (?:(?<count>${COUNT}) times|(?<once>once|twice|thrice)|x ?(?<digits>\\d{1,2})))$`,
      'u',
    ),
  ],
  ['vomiting', new RegExp(`^(?:i |i've |i have )?(?:just |also )?${VOMITED}$`, 'u')],
  ['vómitos', new RegExp(`^(?:he vomitado|vomité)(?: (?:(?<count>${COUNT}) veces|(?<only>una vez)))?$`, 'u')],
  [
    'Erbrechen',
    /^(?:ich )?(?:habe |hab |musste )?(?:mich )?(?:(?<german>\d{1,2}|ein|zwei|drei|vier|fünf|sechs)[ -]?mal )?(?:mich )?(?:übergeben|erbrochen|gekotzt)(?: müssen)?$/u,
  ],
];
const MAX_AT_ONCE = 10;

/** The vomiting in a clause: one thing for each time, since each counts. Null for any other clause. */
export const vomitingsIn = (clause: string): readonly Thing[] | null => {
  for (const [what, pattern] of VOMITINGS) {
    const match = pattern.exec(clause);
    if (match === null) continue;
    const { count, once, digits, german } = match.groups ?? {};
    const said = count ?? once ?? digits ?? german;
    const times = said === undefined ? 1 : valueOf(said);
    if (times === null || !Number.isInteger(times) || times < 1 || times > MAX_AT_ONCE) return null;
    return Array.from({ length: times }, () => ({ kind: 'symptom', what, strength: null }));
  }
  return null;
};
