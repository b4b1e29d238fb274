import { escapeHtml } from '#platform/mail/escape-html';
import { CONTROL_FACE, READING_FACE, dark, light } from '#platform/mail/mail-colors';
import { type StoredMail, showMail } from './stored-mail';

const style = `
:root { color-scheme: light dark; --paper: ${light.paper}; --sheet: ${light.sheet}; --ink: ${light.ink}; --quiet: ${light.quiet}; --rule: ${light.rule}; --accent: ${light.accent}; }
@media (prefers-color-scheme: dark) { :root { --paper: ${dark.paper}; --sheet: ${dark.sheet}; --ink: ${dark.ink}; --quiet: ${dark.quiet}; --rule: ${dark.rule}; --accent: ${dark.accent}; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/24px ${CONTROL_FACE}; }
main { max-width: 720px; margin: 0 auto; padding: 48px 20px 80px; }
h1 { font: 500 34px/40px ${READING_FACE}; margin: 0 0 8px; }
h2 { font: 500 20px/28px ${READING_FACE}; margin: 0; }
p { margin: 0; }
.about { color: var(--quiet); font-size: 13px; line-height: 20px; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
article, .empty { margin-top: 32px; background: var(--sheet); border: 1px solid var(--rule); border-radius: 6px; overflow: hidden; }
header, .empty { padding: 20px 24px; }
.mail { border-top: 1px solid var(--rule); }`;

const page = (title: string, styles: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}${styles}</style></head>` +
  `<body><main>${body}</main></body></html>`;

const shownTime = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

const card = ({ id, to, subject, date }: StoredMail, displayed: string): string => {
  const time = shownTime.format(new Date(date));
  return (
    `<article><header><h2>${escapeHtml(subject)}</h2>` +
    `<p class="about">To ${escapeHtml(to)} · <time datetime="${escapeHtml(date)}">${escapeHtml(time)} UTC</time> · ` +
    `<a href="/outbox/${encodeURIComponent(id)}">Open on its own</a></p></header>` +
    `<div class="mail">${displayed}</div></article>`
  );
};

const LEAD =
  '<p class="about">No mail server is set up, so emails stay on this computer. These are the ones that this browser ' +
  'requested. Briefs and other emails that nobody requested here are in the outbox of the administration. Your briefs ' +
  'are also under My Account. The page is visible on this computer only.</p>';

const EMPTY =
  '<div class="empty"><h2>No emails yet</h2><p class="about">Emails appear here shortly after you ' +
  '<a href="/register">register</a> or <a href="/forgot">reset your password</a>. <a href="/outbox">Refresh</a></p></div>';

export const outboxPage = async (productName: string, mails: readonly StoredMail[]): Promise<string> => {
  const displayed = await Promise.all(mails.map(async (mail) => ({ mail, ...(await showMail(mail)) })));
  // Mails share a template, so most of their styles are the same.
  const styles = [...new Set(displayed.map((each) => each.styles))].join('');
  const cards = displayed.map(({ mail, body }) => card(mail, body)).join('');
  return page(`Outbox · ${productName}`, styles, `<h1>Outbox</h1>${LEAD}${cards === '' ? EMPTY : cards}`);
};
