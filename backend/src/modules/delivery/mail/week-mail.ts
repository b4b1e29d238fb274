import { escapeHtml } from '#platform/mail/escape-html';
import { CONTROL_FACE, light } from '#platform/mail/mail-colors';
import { quiet } from '#platform/mail/mail-page';
import { differenceWords, weekTitle } from '#wording/week-words';
import { dayRangeWords, moreLines } from '../brief/brief-words';
import type { WeekLine, MailedWeek } from '../brief/mailed-week';
import { type LinkOfVerdict, lineHtml, lineText } from './line-mail';

/** Links for verdicts on a line; null if they are not offered. */
type LinksOf = (claimId: string | null, trackerId: string) => LinkOfVerdict | null;

/**
 * Style for two items side by side, or one below the other if both are narrower than 440 px: mail clients do not
 * support grids.
 */
const SIDE =
  'display:inline-block;box-sizing:border-box;min-width:47%;max-width:100%;width:calc((440px - 100%) * 1000);padding-right:12px;vertical-align:top';

const label = (words: string, margin: string): string =>
  `<p class="ink" style="margin:${margin};font-family:${CONTROL_FACE};font-size:13px;line-height:20px;font-weight:600;color:${light.ink}">${escapeHtml(words)}</p>`;

export const weekHeading = (words: string): string =>
  `<h2 class="ink" style="margin:28px 0 4px;font-family:${CONTROL_FACE};font-size:15px;line-height:22px;font-weight:600;color:${light.ink}">${escapeHtml(words)}</h2>`;

const oneHtml = ({ line, tracker }: WeekLine, linksOf: LinksOf): string =>
  lineHtml(line, { linkOf: linksOf(line.claimId, tracker.id), tracker });

type Item = MailedWeek['groups'][number]['items'][number];

const itemHtml = ({ differs_in, lines }: Item, linksOf: LinksOf): string => {
  const texts = lines.map((line) => oneHtml(line, linksOf));
  if (differs_in === null) return texts.join('');
  const sides = texts.map((text) => `<div style="${SIDE}">${text}</div>`);
  return (
    `<div class="rule" style="margin:0 0 8px;padding-left:12px;border-left:2px solid ${light.rule}">` +
    `${label(differenceWords[differs_in], '0 0 4px')}${sides.join('')}</div>`
  );
};

export const weekHtml = (folder: string, week: MailedWeek, linksOf: LinksOf): string =>
  weekHeading(weekTitle(folder)) +
  `<p class="quiet" style="margin:0 0 16px;${quiet}">${escapeHtml(dayRangeWords(week))}</p>` +
  week.groups
    .map(
      ({ heading, items }) =>
        (heading === null ? '' : label(heading, '8px 0')) + items.map((item) => itemHtml(item, linksOf)).join(''),
    )
    .join('') +
  (week.more === 0 ? '' : `<p class="quiet" style="margin:0 0 20px;${quiet}">${escapeHtml(moreLines(week.more))}</p>`);

const itemText = ({ differs_in, lines }: Item, linksOf: LinksOf): string =>
  [
    ...(differs_in === null ? [] : [`${differenceWords[differs_in]} between these ${lines.length} lines:`]),
    ...lines.map(({ line, tracker }) => lineText(line, { linkOf: linksOf(line.claimId, tracker.id), tracker })),
  ].join('\n\n');

export const weekText = (folder: string, week: MailedWeek, linksOf: LinksOf): string =>
  [
    `${weekTitle(folder).toUpperCase()}\n${dayRangeWords(week)}`,
    ...week.groups.flatMap(({ heading, items }) => [
      ...(heading === null ? [] : [heading.toUpperCase()]),
      ...items.map((item) => itemText(item, linksOf)),
    ]),
    ...(week.more === 0 ? [] : [moreLines(week.more)]),
  ].join('\n\n');
