import { monthNumber } from '#text/languages/month-names';

/** How a page writes dates with slashes; `unknown` if its language has both orders. */
export type SlashOrder = 'day_first' | 'month_first' | 'unknown';

export const slashOrderOf = (language: string): SlashOrder => {
  const lower = language.toLowerCase().replace('_', '-');
  if (lower === 'en-us') return 'month_first';
  return lower === '' || lower === 'en' ? 'unknown' : 'day_first';
};

interface Parts {
  readonly year: string | undefined;
  readonly month: string | number | undefined;
  readonly day: string | undefined;
}

/** `2026-02-20`; null if there is no such day. */
const isoDayFrom = ({ year = '', month = '', day = '' }: Parts): string | null => {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : null;
};

type Groups = Readonly<Record<string, string | undefined>>;

const year = String.raw`(?<year>(?:19|20)\d\d)(?!\d)`;
const name = String.raw`(?<name>\p{L}{3,12})`;

const forms: readonly { readonly form: RegExp; readonly read: (groups: Groups, order: SlashOrder) => Parts }[] = [
  {
    form: new RegExp(String.raw`(?<!\d)${year}[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})(?!\d)`, 'u'),
    read: ({ year, month, day }) => ({ year, month, day }),
  },
  {
    form: new RegExp(String.raw`${year}\s?[年년]\s?(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?[日일]`, 'u'),
    read: ({ year, month, day }) => ({ year, month, day }),
  },
  {
    form: /(?<![\d.])(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>(?:19|20)\d\d|\d\d)(?![\d.]*\d)/u,
    read: ({ year, month, day }) => ({ year, month, day }),
  },
  {
    form: new RegExp(String.raw`(?<![\d/])(?<one>\d{1,2})[/-](?<two>\d{1,2})[/-]${year}`, 'u'),
    read: ({ year, one, two }, order) => {
      const dayFirst = Number(one) > 12 || (Number(two) <= 12 && order === 'day_first');
      const known = one === two || Number(one) > 12 || Number(two) > 12 || order !== 'unknown';
      if (!known) return { year: undefined, month: undefined, day: undefined };
      return dayFirst ? { year, month: two, day: one } : { year, month: one, day: two };
    },
  },
  {
    form: new RegExp(
      String.raw`(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|º|ª)?\.?[\s-]\s?(?:(?:de|of|d['’])\s?)?${name}\.?,?[\s-](?:(?:de|del)\s)?${year}`,
      'u',
    ),
    read: ({ year, name, day }) => ({ year, month: monthNumber(name ?? ''), day }),
  },
  {
    form: new RegExp(String.raw`${name}\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s${year}`, 'u'),
    read: ({ year, name, day }) => ({ year, month: monthNumber(name ?? ''), day }),
  },
];

/** The first whole date in running text, as readers see it: `2026-02-20`; null if there is none, or its order is unknown. */
export const writtenDate = (text: string, order: SlashOrder): string | null => {
  // Patterns with the flags `iu` take many times as long.
  const lower = text.toLowerCase();
  let first: { readonly index: number; readonly day: string | null } | undefined;
  for (const { form, read } of forms) {
    const found = form.exec(lower);
    if (found !== null && (first === undefined || found.index < first.index))
      first = { index: found.index, day: isoDayFrom(read(found.groups ?? {}, order)) };
  }
  return first?.day ?? null;
};
