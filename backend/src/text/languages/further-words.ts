import type { Ago } from './language';
import { setOf } from './patterns';

// A few words of unknown languages.

/** Function words that neither English nor another known language has. */
export const furtherFunctionWords = setOf('att av det ett för från har inte och på som till vid blev ikke og til');

/** Before the day on which a page was published; alternatives of a pattern. */
export const furtherPublished = 'udgivet|opublikowano|опубликовано';

/** How the names of months begin, in order, in lower case and without accents. */
export const furtherMonths: readonly string[] = [
  'ιαν|янв|січ|sty|oca',
  'φεβ|фев|лют|lut|sub',
  'mae|mrz|μαρ|мар|бер',
  'απρ|апр|кві|kwi|nis',
  'maj|μαι|маи|мая|тра',
  'ιουν|июн|чер|cze|haz',
  'ιουλ|июл|лип|lip|tem',
  'αυγ|авг|сер|sie|agu',
  'szep|σεπ|сен|вер|wrz|eyl',
  'οκτ|окт|жов|paz|eki',
  'νοε|ноя|лис|kas',
  'δεκ|дек|гру|gru|ara',
];

/** Counting back from now. */
export const furtherAgo: readonly Ago[] = [
  {
    before: '',
    after: 'назад',
    hours: 'секунд[уы]?|минут[уы]?|час(?:а|ов)?',
    days: 'дн(?:я|ей)|день|недел[юиь]|месяц(?:а|ев)?',
  },
  {
    before: '',
    after: 'temu',
    hours: 'sekund[yę]?|minut[yę]?|godzin[yę]?',
    days: 'dni|dzień|tygodni[ea]?|miesi[ąę]c[ey]?',
  },
  { before: '', after: 'önce', hours: 'saniye|dakika|saat', days: 'gün|hafta|ay' },
  {
    before: 'för',
    after: 'sedan',
    hours: 'sekund(?:er)?|minut(?:er)?|tim(?:me|mar)',
    days: 'dag(?:ar)?|veck(?:a|or)|månad(?:er)?',
  },
  {
    before: 'for',
    after: 'siden',
    hours: 'sekund(?:er)?|minutt?(?:er)?|timer?',
    days: 'dage?r?|uger?|uker?|måned(?:er)?',
  },
  { before: '', after: '前', hours: '秒|分|分钟|分鐘|小时|小時|時間', days: '日|天|周|週間' },
  { before: '', after: '전', hours: '초|분|시간', days: '일|주' },
];
