import type { KindWords } from '../kind-words';

export const kinds: KindWords = {
  stool: '(?:deposici[oó]n|deposiciones|evacuaciones|heces|fui al baño|he ido al baño|fui|he ido)(?: al baño)?',
  pain: 'dolor(?:es)?|me dolió|me dolían?|duele|dolido',
  sleep: 'sueño|dormí|dormido|dormir|noches?',
  mood: '(?:estado de )?ánimo|humor',
  meal: 'comidas?|comí|comido|cené|cenado|desayuné|desayunado|almorcé|almorzado|(?:para|en) (?:el |la )?(?:desayuno|almuerzo|comida|cena)',
  drink: 'bebidas?|bebí|bebido',
  medication: 'medicamentos?|medicinas?',
  symptom: 'síntomas?',
  note: 'notas?',
};
