/** Says that there was none, in languages that the diary does not read: people copy lists of symptoms with their answers. */
export const NONE_IN_OTHER_LANGUAGES = 'aucune?|non|nessun[oa]?|nenhuma?|não';
