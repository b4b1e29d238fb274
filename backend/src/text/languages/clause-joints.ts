import type { Language } from './language';
import { type Joints, writtenWords } from './written-words';

/** The joints of a language; null for English. */
export const jointsOf = (language: Language | null): Joints => writtenWords[language?.code ?? 'en'].joints;
