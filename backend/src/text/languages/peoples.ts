import type { LanguageCode } from './language';
import { listOf } from './patterns';

/** How a language forms the words for a country's people from its name, and those that it forms otherwise. */
interface PeopleWords {
  /** Endings after what is left of the name: `Libia`, `libio`. */
  readonly endings: readonly string[];
  /** Each line a country and its people. */
  readonly others: string;
}

export const peopleWords: Partial<Record<LanguageCode, PeopleWords>> = {
  es: {
    endings: listOf('o a no na ano ana iano iana ino ina és esa í eño eña ense co ca ol ola'),
    others: `
      afganistán afgano afgana
      alemania alemán alemana
      austria austriaco austriaca
      bélgica belga
      croacia croata
      dinamarca danés danesa
      ecuador ecuatoriano ecuatoriana
      egipto egipcio egipcia
      etiopía etíope
      grecia griego griega
      hungría húngaro húngara
      irak iraquí
      marruecos marroquí
      polonia polaco polaca
      rusia ruso rusa
      túnez tunecino tunecina
      turquía turco turca
      venezuela venezolano venezolana
    `,
  },
  fr: {
    endings: listOf('ien ienne en enne éen éenne ain aine ais aise ois oise ite an ane e ol ole ique'),
    others: `
      afghanistan afghan afghane
      allemagne allemand allemande
      croatie croate
      danemark danois danoise
      france français française
      grèce grec grecque
      hongrie hongrois hongroise
      maroc marocain marocaine
      pologne polonais polonaise
      roumanie roumain roumaine
      russie russe
      suède suédois suédoise
      turquie turc turque
    `,
  },
  it: {
    endings: listOf('o a no na ano ana iano iana ino ina ese ita co ca ico ica'),
    others: `
      afghanistan afghano afghana
      belgio belga
      croazia croato croata
      danimarca danese
      egitto egiziano egiziana
      etiopia etiope
      germania tedesco tedesca
      giordania giordano giordana
      marocco marocchino marocchina
      polonia polacco polacca
      spagna spagnolo spagnola
      turchia turco turca
      ungheria ungherese
      venezuela venezuelano venezuelana
    `,
  },
  pt: {
    endings: listOf('o a no na ano ana iano iana ino ina ês esa ense eno ena co ca eiro eira'),
    others: `
      afeganistão afegão afegã
      alemanha alemão alemã
      bélgica belga
      dinamarca dinamarquês dinamarquesa
      egito egípcio egípcia
      espanha espanhol espanhola
      grécia grego grega
      hungria húngaro húngara
      marrocos marroquino marroquina
      polónia polaco polaca
      polônia polonês polonesa
      rússia russo russa
      síria sírio síria
      turquia turco turca
    `,
  },
};
