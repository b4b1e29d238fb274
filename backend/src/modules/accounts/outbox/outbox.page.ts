import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
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

interface OutboxWords {
  readonly locale: string;
  readonly title: string;
  readonly to: string;
  readonly openAlone: string;
  readonly lead: string;
  readonly none: string;
  /** With links, as HTML. */
  readonly howToGetOne: string;
}

const words: Readonly<Record<InterfaceLanguage, OutboxWords>> = {
  en: {
    locale: 'en-US',
    title: 'Outbox',
    to: 'To',
    openAlone: 'Open on its own',
    lead: 'No mail server is set up, so emails stay on this computer. These are the ones this browser asked for. Briefs and other automatic emails are in the administration’s outbox; your own briefs are also under My Account. This page can be seen on this computer only.',
    none: 'No emails yet',
    howToGetOne:
      'Emails appear here shortly after you <a href="/register">register</a> or <a href="/forgot">reset your password</a>. <a href="/outbox">Refresh</a>',
  },
  de: {
    locale: 'de-DE',
    title: 'Postausgang',
    to: 'An',
    openAlone: 'Einzeln öffnen',
    lead: 'Es ist kein Mailserver eingerichtet, deshalb bleiben E-Mails auf diesem Computer. Hier stehen die, die dieser Browser angefordert hat. Updates und andere automatische E-Mails stehen im Postausgang der Verwaltung, deine eigenen Updates auch unter „Mein Konto“. Diese Seite ist nur auf diesem Computer zu sehen.',
    none: 'Noch keine E-Mails',
    howToGetOne:
      'E-Mails erscheinen hier, kurz nachdem du dich <a href="/register">registriert</a> oder dein <a href="/forgot">Passwort zurückgesetzt</a> hast. <a href="/outbox">Aktualisieren</a>',
  },
};

const page = (language: InterfaceLanguage, title: string, styles: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}${styles}</style></head>` +
  `<body><main>${body}</main></body></html>`;

const timeIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });

const card = ({ id, to, subject, date }: StoredMail, displayed: string, said: OutboxWords): string => {
  const time = timeIn(said.locale).format(new Date(date));
  return (
    `<article><header><h2>${escapeHtml(subject)}</h2>` +
    `<p class="about">${said.to} ${escapeHtml(to)} · <time datetime="${escapeHtml(date)}">${escapeHtml(time)} UTC</time> · ` +
    `<a href="/outbox/${encodeURIComponent(id)}">${said.openAlone}</a></p></header>` +
    `<div class="mail">${displayed}</div></article>`
  );
};

const emptyCard = ({ none, howToGetOne }: OutboxWords): string =>
  `<div class="empty"><h2>${none}</h2><p class="about">${howToGetOne}</p></div>`;

/** Worded for who looks; the mails themselves stay as they were written. */
export const outboxPage = async (
  productName: string,
  mails: readonly StoredMail[],
  language: InterfaceLanguage,
): Promise<string> => {
  const said = words[language];
  const displayed = await Promise.all(mails.map(async (mail) => ({ mail, ...(await showMail(mail)) })));
  // Mails share a template, so most of their styles are the same.
  const styles = [...new Set(displayed.map((each) => each.styles))].join('');
  const cards = displayed.map(({ mail, body }) => card(mail, body, said)).join('');
  const head = `<h1>${said.title}</h1><p class="about">${said.lead}</p>`;
  return page(language, `${said.title} · ${productName}`, styles, `${head}${cards === '' ? emptyCard(said) : cards}`);
};
