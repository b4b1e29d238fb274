import { languageOf } from '#text/languages/detection';
import { endsAct } from '../contradictions';
import { publishedStatement } from '../published-statement';
import { actsIn, actsPublishedIn } from './act-mentions';

const namesIn = (text: string): readonly string[] => actsIn(text, languageOf(text)).map(({ name }) => name);

test.each([
  ['On Friday Regulation (EU) No 118/2024 on lead in soil took effect.', ['Regulation 118/2024']],
  ['Die Hafenordnung Nr. 118 gilt ab dem 3. Mai für die Lotsen.', ['Hafenordnung 118']],
  ['Le décret n° 2026-41 est publié par le ministère pour les 118 pilotes.', ['décret 2026-41']],
  ['La Orden ECO/12/2026 abre la pesca de la sardina el lunes 5 de mayo.', ['Orden ECO/12/2026']],
  ['O Decreto-Lei n.º 118/2024 fixa a tarifa em 24 coroas por navio.', ['Decreto-Lei 118/2024']],
  ['La «Carta delle notti quiete» vieta i voli sopra la città nel mese di maggio.', ['Carta delle notti quiete']],
  ['The fee rose by 118 crowns in May 2026, a third more than in March 2025.', []],
  ['Los pilotos piden más de 118 coronas desde el lunes en el puerto.', []],
])('acts named in “%s”: %j', (text, names) => expect(namesIn(text)).toEqual(names));

test('the act at the beginning of a page’s title is that of its lines', () => {
  const published = publishedStatement(
    'The fee of pilots is 24 crowns a vessel from Monday.',
    'Harbour Order 118: Fee of Pilots',
  );
  expect(actsPublishedIn(published, null)).toEqual(['Harbour Order 118']);
  const ending = publishedStatement('Pilots settle their fee again.', 'Harbour Order 118 is revoked');
  expect(actsPublishedIn(ending, null)).toEqual([]);
});

describe.each([
  ['Harbour Order 118', 'The board voted to repeal Harbour Order 118 on Friday.', true],
  ['Harbour Order 118', 'The board voted against a plan to repeal Harbour Order 118 on Friday.', false],
  ['Harbour Order 118', 'The fine of a captain under Harbour Order 118 was cancelled on Friday.', false],
  ['Highway 61', 'Farmers blocked Highway 61 near the bridge on Friday.', false],
  ['Order 118', 'The board revoked Dock Order 118 on Friday.', false],
  ['European Central Bank', 'The European Central Bank in Frankfurt said that the plan was dropped.', false],
  ['Quiet Nights Charter', 'The Quiet Nights Charter was repealed on Friday.', true],
  ['Decreto 41/2026', 'El lunes derogó el Decreto 41/2026 las normas de 1998 sobre la caza.', false],
  ['Decreto 41/2026', 'El Decreto 41/2026 entra en vigor el lunes y la tasa fue derogada.', false],
  ['Ordenanza 118', 'La tasa de la Ordenanza 118 fue derogada el viernes.', false],
  ['primeros 118', 'Los primeros 118 buques fueron retirados del puerto el viernes.', false],
  ['Hafenordnung 118', 'Am Montag hat die Hafenordnung Nr. 118 die Regeln von 1998 aufgehoben.', false],
  ['Hafenordnung 118', 'Die Gebühr aufgrund der Hafenordnung Nr. 118 wurde am Freitag aufgehoben.', false],
  ['Hafenordnung 118', 'Die Behörde hob die Hafenordnung Nr. 118 auf die Tagesordnung.', false],
  ['Hafenordnung 118', 'Die Hafenordnung Nr. 118 tritt am 1. Mai in Kraft und nicht außer Kraft.', false],
  ['arrêté 118', 'L’arrêté 118 prévoit que la taxe est abrogée en mai.', false],
  ['arrêté 118', 'Les armateurs exigent que le conseil abroge l’arrêté 118.', false],
  ['arrêté 118', "Le conseil municipal abroge l'arrêté 118 sur les pilotes.", true],
  ['arrêté 118', "L'arrêté 118 n'est plus en vigueur depuis vendredi dans le port.", true],
])('%s, after “%s”', (act, later, ended) => {
  test(ended ? 'has ended' : 'has not ended', () => expect(endsAct(later, act, languageOf(later))).toBe(ended));
});
