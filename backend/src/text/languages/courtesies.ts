import type { LanguageCode } from './language';
import { phrases } from './patterns';

/** A message that neither reports nor asks anything. */
export type Courtesy = 'thanks' | 'greeting' | 'agreement';

/** Words of a language, as alternatives of regular expressions, in lower case. */
interface CourtesyWords {
  readonly thanks: string;
  readonly greetings: string;
  readonly agreement: string;
  /** Words that may accompany a courtesy: `thanks (a lot)`. */
  readonly beside: string;
}

const words: Readonly<Record<LanguageCode, CourtesyWords>> = {
  en: {
    thanks: 'thanks?(?: you)?|thx|ty|cheers|much appreciated',
    greetings: 'hi|hiya|hello|hey|howdy|greetings|good (?:morning|afternoon|evening|day|night)|bye|goodbye|see you',
    agreement: 'ok|okay|k|great|perfect|nice|cool|fine|good|got it|all right|alright',
    beside:
      'there|again|so|very|much|many|a lot|a bunch|oh|well|aidy|assistant|for (?:that|this)|for (?:your|the) help',
  },
  de: {
    thanks: 'danke(?:schön)?|vielen dank|besten dank',
    greetings: 'hallo|hi|moin|servus|grüezi|guten (?:morgen|tag|abend)|gute nacht|tschüss|bis bald',
    agreement: 'ok|okay|gut|super|prima|perfekt|alles klar',
    beside: 'schön|sehr|dir|ihnen|für (?:die|deine|ihre) hilfe',
  },
  fr: {
    thanks: 'merci',
    greetings: 'bonjour|bonsoir|salut|bonne nuit|au revoir',
    agreement: "ok|parfait|super|bien|d[’']accord",
    beside: 'beaucoup|bien|pour (?:votre|ton) aide',
  },
  es: {
    thanks: 'gracias',
    greetings: 'hola|buen(?:os|as) (?:días|tardes|noches)|adiós|hasta luego',
    agreement: 'ok|perfecto|genial|bien|vale|de acuerdo',
    beside: 'muchas|mil|por (?:todo|tu ayuda|su ayuda)',
  },
  pt: {
    thanks: 'obrigad[oa]',
    greetings: 'olá|oi|bom dia|boa (?:tarde|noite)|tchau',
    agreement: 'ok|perfeito|ótimo|bem|está bem',
    beside: 'muito|pela ajuda',
  },
  it: {
    thanks: 'grazie',
    greetings: 'ciao|salve|buon(?:giorno|asera|anotte)|arrivederci',
    agreement: "ok|perfetto|bene|va bene|d[’']accordo",
    beside: "molte|mille|per (?:il tuo|il suo|l[’'])aiuto",
  },
  nl: {
    thanks: 'dank(?: je| u)?|bedankt',
    greetings: 'hallo|hoi|goede(?:morgen|middag|navond)|doei|tot ziens',
    agreement: 'ok|oké|prima|goed|akkoord',
    beside: 'wel|voor (?:je|uw|de) hulp',
  },
};

const patterns = Object.values(words).map(({ thanks, greetings, agreement, beside }) => ({
  all: new RegExp(phrases([thanks, greetings, agreement, beside].join('|')), 'giu'),
  kinds: [
    ['thanks', phrases(thanks)],
    ['greeting', phrases(greetings)],
    ['agreement', phrases(agreement)],
  ] as const,
}));

/**
 * The courtesy that a message consists of; null if it says anything else. Such messages may be too short for their language to
 * be detected.
 */
export const courtesyIn = (message: string): Courtesy | null => {
  for (const { all, kinds } of patterns) {
    if (/[\p{L}\p{N}]/u.test(message.replace(all, ' '))) continue;
    const kind = kinds.find(([, pattern]) => pattern.test(message));
    if (kind !== undefined) return kind[0];
  }
  return null;
};
