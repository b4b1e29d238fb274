import { type Language, figuresIn, namesIn } from '#modules/research/published';
import { type Asked, questionWords } from '../languages/question-words';

const TIME_OF_DAY = /\b\d{1,2}:\d{2}\b/;

/** Whether a sentence has what a question asks for: a time, an amount, a name. */
export const tells = (text: string, asked: Asked, language: Language | null): boolean => {
  switch (asked) {
    case 'time': {
      const { spans } = questionWords[language?.code ?? 'en'];
      const span = new RegExp(String.raw`\d+[- ](?:${spans})(?![\p{L}])`, 'iu');
      return (
        TIME_OF_DAY.test(text) ||
        span.test(text) ||
        hasFigure(text, ['date'], language) ||
        /\d{1,2}[–-]\d{1,2}[–-]\d{2}/.test(text) ||
        /\b(?:19|20)\d\d\b/.test(text)
      );
    }
    case 'amount':
      return hasFigure(text, ['count', 'money', 'share'], language);
    case 'share':
      return hasFigure(text, ['share'], language);
    case 'money':
      return hasFigure(text, ['money'], language);
    case 'person':
      return namesIn(text).size > 0;
    case 'meaning':
    case 'thing':
      return true;
  }
};

const hasFigure = (text: string, kinds: readonly string[], language: Language | null): boolean =>
  figuresIn(text, 0, undefined, language).some(({ kind }) => kinds.includes(kind));
