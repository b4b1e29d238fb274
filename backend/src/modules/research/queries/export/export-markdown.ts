import { notApplying } from '#wording/remark-words';
import type { ClaimView } from '../claims/claims.query';
import type { ExportedEvidence } from './exported-evidence';

/** Escapes what markdown or HTML would interpret, on one line: pages choose their own titles. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~&!]/g, '\\$&');

/** A link with its address in angle brackets, which allow every other character. */
const link = (title: string, url: string): string =>
  `[${plain(title)}](<${url.replace(/[<>\s\\]/g, (character) => encodeURIComponent(character))}>)`;

const day = (time: string): string => time.slice(0, 10);

const standing = ({ status, verdict, parts_ended: parts, first_seen_at, last_seen_at }: ClaimView): string =>
  [
    status,
    ...(verdict === null ? [] : [`marked as ${verdict.replace('_', ' ')}`]),
    ...parts.map(({ words, since }) => notApplying(plain(words), since)),
    `first seen ${day(first_seen_at)}`,
    `last seen ${day(last_seen_at)}`,
  ].join(' · ');

const sectionOf = (claim: ClaimView): string =>
  [
    `## ${plain(claim.text)}`,
    standing(claim),
    ...claim.evidence.map(({ quote, title, url, host, published_on }) =>
      [`> ${plain(quote)}`, '>', `> ${[link(title || url, url), host, published_on].filter(Boolean).join(' · ')}`].join(
        '\n',
      ),
    ),
  ].join('\n\n');

export async function* exportMarkdown({
  title,
  description,
  link: page,
  exportedAt,
  claims,
}: ExportedEvidence): AsyncGenerator<string> {
  yield `# ${plain(title)}\n\n${plain(description)}\n\n${link('Tracker', page)} · exported ${day(exportedAt)}\n`;
  for await (const claim of claims()) yield `\n${sectionOf(claim)}\n`;
}
