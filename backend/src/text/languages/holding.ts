import type { Language, LanguageCode } from './language';
import { phrases } from './patterns';

/** How a language says that something is no longer so, and that what was stopped goes on again. */
interface HoldingWords {
  /** Any of the words below, even within other words: a cheap check, since most sentences have none. */
  readonly any: RegExp;
  readonly noLonger: RegExp;
  /** Something was forbidden, closed or interrupted. */
  readonly stopped: RegExp;
  readonly again: RegExp;
  /** With `again`: something is allowed, or works. */
  readonly allowed: RegExp;
  /** `again` and `allowed` in one word, as done: `rouvert`. */
  readonly reopened: RegExp;
  /** Only a part is meant, or something still to come. */
  readonly partly: RegExp;
  /** What was planned will not happen. */
  readonly notAfterAll: RegExp;
}

const words = (
  noLonger: string,
  stopped: string,
  again: string,
  allowed: string,
  reopened: string,
  partly: string,
  notAfterAll: string,
): HoldingWords => ({
  any: new RegExp([noLonger, again, reopened, notAfterAll].join('|'), 'iu'),
  noLonger: phrases(noLonger),
  stopped: phrases(stopped),
  again: phrases(again),
  allowed: phrases(allowed),
  reopened: phrases(reopened),
  partly: phrases(partly),
  notAfterAll: phrases(notAfterAll),
});

const holding: Readonly<Record<LanguageCode, HoldingWords>> = {
  en: words(
    'no longer|any ?more',
    `bann?(?:s|ed|ing)?|prohibit\\p{Ll}*|forb[aio]d\\p{Ll}*|barr?(?:s|ed)|clos(?:e|es|ed|ing|ure)|shuts?|shut down|suspen\\p{Ll}+|halt\\p{Ll}*|stop\\p{Ll}*
    ground(?:s|ed)|block(?:s|ed)|evacuat\\p{Ll}+|ke(?:eps?|pt) out|out of service|cut off`,
    'again|once more',
    'may|can|allowed|permitted|free|safe|open|opened|running|runs?|operat\\p{Ll}+|flow\\p{Ll}*|roll\\p{Ll}*|flying|sailing|drink|swim|back|use|used|sold',
    '(?:is|are|was|were) back (?:in|on|at|to)|back (?:in service|online|on sale|at work)|allowed (?:back|home)|returned home',
    'only|except|apart from|some|parts?|partly|partially|part of|will|next|soon|plans?|not yet',
    'no longer (?:intends?|plans?|wants?) to|(?:not|n’t|no|never)(?: \\S+){0,8} after all|after all(?: \\S+){0,4} (?:not|n’t)',
  ),
  de: words(
    'nicht mehr|nicht länger|keine?[nmrs]? \\p{L}+ mehr',
    `verb[io]t\\p{Ll}*|verbieten|\\p{L}*verbot\\p{Ll}*|untersag\\p{Ll}*|ge?sperr\\p{Ll}+|\\p{L}*sperr(?:e|ung|en)|ge?schl[io]ss\\p{Ll}*|schließ\\p{Ll}+|gestoppt|stoppt\\p{Ll}*|eingestellt|ausgesetzt|kein\\p{Ll}*
    unterbrochen|evakuiert|lahmgelegt`,
    'wieder|erneut',
    'darf|dürfen|können|kann|erlaubt|frei\\p{Ll}*|offen|geöffnet|öffne\\p{Ll}*|fährt|fahren|rollt|rollen|läuft|in betrieb|zugelassen',
    'wiedereröffnet|wiederaufgenommen|freigegeben',
    'nur|außer|teil\\p{Ll}*|einige|wird|werden|soll\\p{Ll}*|ab \\p{L}+tag|noch nicht|nicht',
    '(?:nun |jetzt )?doch (?:nicht|kein\\p{Ll}*)|verzichte\\p{Ll}+ (?:\\S+ ){0,2}auf',
  ),
  fr: words(
    'n(?:e |’ ?)\\S+ plus',
    `interdi\\p{Ll}*|bann?i\\p{Ll}*|ferm\\p{Ll}+|suspend\\p{Ll}*|suspension|interromp\\p{Ll}+|bloqu\\p{Ll}+|coup[éu]\\p{Ll}*|n(?:e |’ ?)\\S+ plus|évacu\\p{Ll}+|à l’arrêt`,
    '(?:à|de) nouveau',
    'peu(?:t|vent)|autorisée?s?|ouver\\p{Ll}+|ouvr\\p{Ll}+|circul\\p{Ll}+|accessibles?|en service',
    '(?:a|ont) rouvert|rouvre(?:nt)?|(?:est|sont) rouverte?s?|(?:a|ont) repris|reprend|reprennent|(?:est|sont) rétablie?s?',
    'seule?s?|seulement|sauf|parti\\p{Ll}*|quelques|sera|seront|devrait|devraient|prochain\\p{Ll}*|pas',
    'renonc(?:e|ent|é) (?:\\S+ )?à(?: \\p{Ll}+(?:er|ir|re))?|n(?:e |’ ?)(?:\\S+ ){0,3}finalement pas|finalement,? (?:\\S+ ){0,4}n(?:e |’ ?)\\S+ pas|n(?:e |’ ?)\\S+ pas finalement',
  ),
  es: words(
    'ya no',
    `proh[ií]b\\p{Ll}+|ved[aó]\\p{Ll}*|cierr\\p{Ll}+|cerr\\p{Ll}+|suspend\\p{Ll}+|suspensión|paraliz\\p{Ll}+|interrump\\p{Ll}+|bloque\\p{Ll}+|cort(?:e|es|ó|ad[oa]s?)|evacu\\p{Ll}+|no (?:se )?puede[n]?`,
    'de nuevo|otra vez|nuevamente|(?:vuelven?|volvió|volvieron|ha vuelto|han vuelto) a',
    'puede[n]?|permit\\p{Ll}+|autoriz\\p{Ll}+|abr\\p{Ll}+|abiert[oa]s?|circul\\p{Ll}+|funcion\\p{Ll}+|operar?|estar|pescar|bañarse',
    '(?:ha |han )?reabr\\p{Ll}+|reabiert[oa]s?|reanud(?:a|an|ó|aron|ado|ada|ados|adas)|restablecid[oa]s?',
    'sólo|solo|solamente|salvo|parte|parcial\\p{Ll}*|algun[oa]s|será|serán|próxim[oa]s?|no',
    'renunci(?:a|an|ó|aron|ado) a|desist(?:e|en|ió|ieron|ido) de|(?:finalmente|al final),? no|no (?:\\S+ ){1,4}finalmente',
  ),
  it: words(
    'non (?:\\S+ ){1,2}più',
    `viet\\p{Ll}+|diviet[oi]|proibi\\p{Ll}+|chius\\p{Ll}+|chiud\\p{Ll}+|sospe\\p{Ll}+|interr[ou]\\p{Ll}+|blocc\\p{Ll}+|ferm(?:a|i|o|e|ato|ata|ati|ate)|evacu\\p{Ll}+|stop`,
    'di nuovo|nuovamente|(?:torna|tornano|tornare|tornato|tornata|tornati|tornate) (?:a|ad|in|al|alla)',
    'può|possono|permess[oaie]|consentit[oaie]|apert[oaie]|apr\\p{Ll}+|circol\\p{Ll}+|funzion\\p{Ll}+|autorizzat[oaie]|pescare|in servizio',
    'ria(?:pre|prono|perto|perta|perti|perte)|ripres[oaie]|riprendono|ripristinat[oaie]',
    'solo|soltanto|tranne|parte|parzial\\p{Ll}*|alcun[ie]|sarà|saranno|prossim[oaie]|non',
    'rinunci(?:a|ano|ò|ato) (?:a|al|alla|ai)|(?:alla fine|infine),? non|non (?:\\S+ ){1,4}alla fine|non (?:si )?\\S+ più',
  ),
  pt: words(
    'já não|não \\S+ mais',
    `pro[ií]b\\p{Ll}+|interdi\\p{Ll}+|fech\\p{Ll}+|encerr\\p{Ll}+|suspen\\p{Ll}+|interromp\\p{Ll}+|bloque\\p{Ll}+|cort(?:e|es|ou|ad[oa]s?)|evacu\\p{Ll}+|paralis\\p{Ll}+`,
    'de novo|outra vez|novamente|(?:voltam?|voltou|voltaram) a',
    'pode[m]?|permit\\p{Ll}+|autoriz\\p{Ll}+|abr\\p{Ll}+|abert[oa]s?|circular?|funcionar?|estar|pescar',
    'reabr\\p{Ll}+|reabert[oa]s?|retomad[oa]s?|retom(?:ou|aram|a|am)|restabelecid[oa]s?',
    'só|somente|apenas|salvo|parte|parcial\\p{Ll}*|algun[s]?|algumas|será|serão|próxim[oa]s?|não',
    'renunci(?:a|am|ou|aram) (?:a|à|ao)|desist(?:e|em|iu|iram) d[eoa]|afinal,? (?:já )?não|(?:já )?não (?:\\S+ ){1,4}afinal',
  ),
  nl: words(
    'niet (?:meer|langer)|geen \\p{L}+ meer',
    `verb[io]\\p{Ll}+|verbod\\p{Ll}*|\\p{L}*verbod|gesloten|sluit\\p{Ll}*|sloot|dicht|afgesloten|opgeschort|stilgelegd|stopgezet|gestopt|gestaakt|geblokkeerd|geweerd|ontruimd`,
    'weer|opnieuw',
    'mag|mogen|kan|kunnen|toegestaan|open|geopend|rijd\\p{Ll}*|rijdt|vaart|varen|in gebruik|toegelaten',
    'heropend|hervat|vrijgegeven',
    'alleen|slechts|behalve|deel\\p{Ll}*|sommige|zal|zullen|binnenkort|niet',
    '(?:toch|alsnog) (?:niet|geen)',
  ),
};

const wordsIn = (language: Language | null): HoldingWords => holding[language?.code ?? 'en'];

/** Whether a text can say that something is no longer so or goes on again: a cheap check. */
export const speaksOfHolding = (text: string, language: Language | null): boolean => wordsIn(language).any.test(text);

const clausesIn = (text: string): readonly string[] => text.split(/[,;:]| [—–] /u);

/** The clause of a sentence that says that what was stopped goes on again; null if none does. */
export const restoringClause = (text: string, language: Language | null): string | null => {
  const { again, allowed, reopened, partly } = wordsIn(language);
  const restores = (clause: string): boolean =>
    (reopened.test(clause) || (again.test(clause) && allowed.test(clause))) && !partly.test(clause);
  // Most sentences have neither, and splitting them takes longer.
  if (!reopened.test(text) && !again.test(text)) return null;
  return clausesIn(text).find(restores) ?? null;
};

export const saysStopped = (text: string, language: Language | null): boolean =>
  wordsIn(language).stopped.test(text) && restoringClause(text, language) === null;

/** The clause of a sentence that says that something is no longer so, without the words for that; null if none does. */
export const noLongerClause = (text: string, language: Language | null): string | null => {
  const { noLonger } = wordsIn(language);
  if (!noLonger.test(text)) return null;
  const found = clausesIn(text).find((clause) => noLonger.test(clause));
  return found?.replace(noLonger, ' ') ?? null;
};

/** The clause of a sentence that says that a plan will not happen, without the words for that; null if none does. */
export const notAfterAllClause = (text: string, language: Language | null): string | null => {
  const { notAfterAll } = wordsIn(language);
  if (!notAfterAll.test(text)) return null;
  const found = clausesIn(text).find((clause) => notAfterAll.test(clause) && !/\d/.test(clause));
  return found?.replace(notAfterAll, ' ') ?? null;
};
