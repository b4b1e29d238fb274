import type { EmergencyLanguage } from '../emergencies/emergencies';
import type { Emergency } from '../emergencies/emergency-likelihoods';

interface InLanguage {
  /** Shown above the words. */
  readonly heading: string;
  /** Whom to call. */
  readonly words: Readonly<Record<Emergency, string>>;
  /** Earlier versions of the words, by which old replies are recognised. */
  readonly former: readonly string[];
  /** The sentence that the message is kept, which is all that such a reply adds. */
  readonly noted: string;
}

export const EMERGENCIES: Readonly<Record<EmergencyLanguage, InLanguage>> = {
  en: {
    heading: 'Get help now',
    words: {
      body: 'This may be an emergency. Call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia) or ask somebody near you to call. I cannot judge how serious it is, and I cannot call for you.',
      self_harm:
        'Please do not stay alone with this. If you may act on it, call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia). To talk to somebody at any hour, call a crisis line: 988 in the US and Canada, Samaritans on 116 123 in the UK and Ireland, Lifeline on 13 11 14 in Australia. In much of Europe, 116 123 is a line for emotional support.',
    },
    former: [
      'Please do not stay alone with this. If you may act on it, call your emergency number now (112 in Europe, 911 in North America, 999 in the UK, 000 in Australia). To talk to somebody at any hour: 988 in the US and Canada, 116 123 in the UK and much of Europe, 13 11 14 in Australia.',
    ],
    noted: 'I have noted what you said, word for word.',
  },
  es: {
    heading: 'Pide ayuda ahora',
    words: {
      body: 'Esto puede ser una emergencia. Llama ahora al número de emergencias (112 en Europa, 911 en gran parte de América) o pide a alguien que esté cerca que llame. No puedo valorar lo grave que es ni llamar por ti.',
      self_harm:
        'Por favor, no te quedes a solas con esto. Si puedes llegar a hacerte daño, llama ahora al número de emergencias (112 en Europa, 911 en gran parte de América). Para hablar con alguien a cualquier hora: la línea 024 de atención a la conducta suicida en España, la línea de crisis 988 en Estados Unidos.',
    },
    former: [
      'Por favor, no te quedes a solas con esto. Si puedes llegar a hacerte daño, llama ahora al número de emergencias (112 en Europa, 911 en gran parte de América). Para hablar con alguien a cualquier hora: 024 en España, 988 en Estados Unidos.',
    ],
    noted: 'He anotado lo que has dicho, palabra por palabra.',
  },
  de: {
    heading: 'Hol dir jetzt Hilfe',
    words: {
      body: 'Das kann ein Notfall sein. Ruf jetzt den Notruf an (112 in Europa) oder bitte jemanden in deiner Nähe, ihn zu rufen. Ich kann nicht beurteilen, wie ernst es ist, und nicht für dich anrufen.',
      self_harm:
        'Bleib damit bitte nicht allein. Wenn du dir etwas antun könntest, ruf jetzt den Notruf an (112 in Europa). Zum Reden ist zu jeder Stunde jemand da: in Deutschland die TelefonSeelsorge unter 116 123, in Österreich die Telefonseelsorge unter 142, in der Schweiz die Dargebotene Hand unter 143.',
    },
    former: [
      'Bleib damit bitte nicht allein. Wenn du dir etwas antun könntest, ruf jetzt den Notruf an (112 in Europa). Mit jemandem reden kannst du zu jeder Stunde: 116 123 in Deutschland, 142 in Österreich, 143 in der Schweiz.',
    ],
    noted: 'Was du gesagt hast, habe ich notiert, Wort für Wort.',
  },
};

/** The phone numbers in the words: each number in them can be called. */
const NUMBER = /\d+(?: \d+)*/gu;

/** The opening of a reply to an emergency, separate so that it can be shown differently. */
export interface EmergencyWords {
  readonly language: EmergencyLanguage;
  readonly heading: string;
  readonly text: string;
  readonly numbers: readonly string[];
}

const wordsIn = (language: EmergencyLanguage): readonly EmergencyWords[] => {
  const { heading, words, former } = EMERGENCIES[language];
  return [...Object.values(words), ...former].map((text) => ({
    language,
    heading,
    text,
    numbers: [...new Set([...text.matchAll(NUMBER)].map(([number]) => number))],
  }));
};

const ALL: readonly EmergencyWords[] = (['en', 'es', 'de'] as const).flatMap(wordsIn);

/** The emergency words that a reply opens with; null for any other reply. */
export const emergencyWordsOf = (content: string): EmergencyWords | null =>
  ALL.find(({ text }) => content.startsWith(text)) ?? null;
