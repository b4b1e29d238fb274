import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import type { Courtesy } from '#text/languages/courtesies';

/** What every assistant says around lines. The lines stay in their own language. */
interface ReplyWords {
  readonly inQuotes: (text: string) => string;
  /** Before lines that mention what the question asks whether is mentioned. */
  readonly yes: string;
  readonly more: (count: number) => string;
  /** `parts`: of the question, in quotation marks. */
  readonly notAnswered: (parts: string) => string;
  /** The lead of the text around a line that was only offered. */
  readonly around: string;
  /** `words`: of a question in another language, in quotation marks; `count`: how many they are. */
  readonly unread: (words: string, count: number) => string;
  /** After a model's reply that was cut. */
  readonly cut: string;
  readonly leftOut: (count: number) => string;
  readonly courtesies: Readonly<Record<Courtesy, string>>;
}

export const replyWords: Readonly<Record<InterfaceLanguage, ReplyWords>> = {
  en: {
    inQuotes: (text) => `“${text}”`,
    yes: 'Yes.',
    more: (count) => `And ${count} more.`,
    notAnswered: (parts) => `Not answered: ${parts}`,
    around: 'The text around that line, which may not answer your question:',
    unread: (words) =>
      `The sources are in English, so ${words} could not be searched for. Asking in English may find more.`,
    cut: 'The model stopped before it had finished.',
    leftOut: (count) =>
      count === 1
        ? 'One sentence was left out: its source does not support it.'
        : `${count} sentences were left out: their sources do not support them.`,
    courtesies: {
      thanks: 'You are welcome. Ask me anything else.',
      greeting: 'Hello. What would you like to know?',
      agreement: 'Ask me anything else.',
    },
  },
  de: {
    inQuotes: (text) => `„${text}“`,
    yes: 'Ja.',
    more: (count) => (count === 1 ? 'Und eine weitere.' : `Und ${count} weitere.`),
    notAnswered: (parts) => `Nicht beantwortet: ${parts}`,
    around: 'Der Text um diese Zeile, der deine Frage vielleicht nicht beantwortet:',
    unread: (words, count) =>
      `Die Quellen sind auf Englisch, und ${words} ${count === 1 ? 'ließ' : 'ließen'} sich darin nicht suchen. Vielleicht findest du mehr, wenn du auf Englisch fragst.`,
    cut: 'Das Modell hat aufgehört, bevor es fertig war.',
    leftOut: (count) =>
      count === 1
        ? 'Ein Satz wurde weggelassen: Seine Quelle gibt ihn nicht her.'
        : `${count} Sätze wurden weggelassen: Ihre Quellen geben sie nicht her.`,
    courtesies: {
      thanks: 'Gern geschehen. Frag, was du sonst noch wissen möchtest.',
      greeting: 'Hallo! Was möchtest du wissen?',
      agreement: 'Frag, was du sonst noch wissen möchtest.',
    },
  },
};
