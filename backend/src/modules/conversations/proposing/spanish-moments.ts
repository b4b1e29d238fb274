import { type MomentForm, clockPiece, partOf, since } from './moment-pieces';

const HOURS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const PART = '(de la mañana|de la madrugada|de la tarde|de la noche)';

const hourInFigures = (word: string): string => {
  const at = HOURS.indexOf(word);
  return at < 0 ? word : String(at + 1);
};

/** Spanish hours, also in words. Their article tells them apart from other numbers: `a las diez`, `desde la una`. */
export const SPANISH_MOMENTS: readonly MomentForm[] = [
  {
    pattern: `(a|desde|sobre|hacia) las? (\\d{1,2}|${HOURS.join('|')})(?:[:.](\\d{2})| y (media|cuarto))?(?: ?(?:h|hs|horas))?(?: ${PART})?`,
    read: ([opens, hours = '', minutes, more, part]) => {
      const minute = more === undefined ? minutes : more === 'media' ? '30' : '15';
      const piece = clockPiece(hourInFigures(hours), minute, '', partOf(part));
      return opens === 'desde' ? since(piece) : piece;
    },
  },
];
