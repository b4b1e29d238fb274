import { escapeHtml } from '../../../platform/mail/escape-html';
import { CONTROL_FACE, READING_FACE, dark, light } from '../../../platform/mail/mail-colors';
import type { KeptMail, MailLink } from './kept-mail';

const style = `
:root { color-scheme: light dark; --paper: ${light.paper}; --sheet: ${light.sheet}; --ink: ${light.ink}; --quiet: ${light.quiet}; --rule: ${light.rule}; --accent: ${light.accent}; --on-accent: ${light.onAccent}; }
@media (prefers-color-scheme: dark) { :root { --paper: ${dark.paper}; --sheet: ${dark.sheet}; --ink: ${dark.ink}; --quiet: ${dark.quiet}; --rule: ${dark.rule}; --accent: ${dark.accent}; --on-accent: ${dark.onAccent}; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/24px ${CONTROL_FACE}; }
main { max-width: 720px; margin: 0 auto; padding: 48px 20px 80px; }
h1 { font: 500 34px/40px ${READING_FACE}; margin: 0 0 8px; }
h2 { font: 500 20px/28px ${READING_FACE}; margin: 0; }
p { margin: 0; }
.quiet { color: var(--quiet); font-size: 13px; line-height: 20px; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
article, .empty { margin-top: 32px; background: var(--sheet); border: 1px solid var(--rule); border-radius: 6px; overflow: hidden; }
header, .empty { padding: 20px 24px; }
ul { list-style: none; margin: 12px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
li:first-child a { display: inline-block; padding: 8px 16px; border-radius: 6px; background: var(--accent); color: var(--on-accent); text-decoration: none; font-weight: 600; }
iframe { display: block; width: 100%; height: 600px; border: 0; border-top: 1px solid var(--rule); background: var(--paper); }`;

const page = (title: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex">${head}<title>${escapeHtml(title)}</title><style>${style}</style></head>` +
  `<body><main>${body}</main></body></html>`;

const linkItem = ({ label, url }: MailLink): string =>
  `<li><a href="${escapeHtml(url)}">${escapeHtml(label === '' ? url : label)}</a></li>`;

const card = ({ id, to, subject, date, links }: KeptMail): string => {
  const address = `/outbox/${encodeURIComponent(id)}`;
  const time = date.slice(0, 16).replace('T', ' ');
  return (
    `<article><header><h2>${escapeHtml(subject)}</h2>` +
    `<p class="quiet">To ${escapeHtml(to)} · <time datetime="${escapeHtml(date)}">${escapeHtml(time)} UTC</time> · ` +
    `<a href="${address}">The mail alone</a></p>` +
    `<ul>${links.map(linkItem).join('')}</ul></header>` +
    `<iframe sandbox="allow-top-navigation-by-user-activation" src="${address}" title="${escapeHtml(subject)}"></iframe></article>`
  );
};

const LEAD =
  '<p class="quiet">No mail server is set up, so mail stays on this computer. Here is what this browser asked for. ' +
  'Only somebody who sits at this computer can see this page.</p>';

/** Mail is written a moment after it was asked for: an empty page looks again by itself, without script. */
const LOOK_AGAIN = '<meta http-equiv="refresh" content="3">';
const EMPTY =
  '<div class="empty"><h2>No mail yet</h2><p class="quiet">Mail shows up here a moment after you ask for it: ' +
  'when you <a href="/register">register</a> or <a href="/forgot">reset your password</a>.</p></div>';

export const outboxPage = (productName: string, mails: readonly KeptMail[]): string =>
  page(
    `Outbox · ${productName}`,
    mails.length === 0 ? LOOK_AGAIN : '',
    `<h1>Outbox</h1>${LEAD}${mails.length === 0 ? EMPTY : mails.map(card).join('')}`,
  );

/** The mail as a mail program shows it. Its links leave the frame that the outbox shows it in. */
export const mailPage = ({ html }: KeptMail): string => html.replace(/<head>/i, '<head><base target="_top">');
