/** Denies a symptom, in languages that the diary does not read: people paste lists of symptoms with their answers. */
export const NONE_IN_OTHER_LANGUAGES = 'aucune?|non|nessun[oa]?|nenhuma?|não';
