import { earlierOf, kindOf } from '#events/research/text-lines';
import { composeState, composeUpdate } from '#modules/research/pipeline/composition/compose';
import type { ReadPage } from '#modules/research/pipeline/page';
import { overruledBy } from './overruling';
import { runTracker } from './run-tracker';
import { toldPages } from './told-pairs';

const pages = toldPages('act-reversals.json');

describe.each([
  { language: 'en', half: 'seen', told: 7, others: 17, missed: 1 },
  { language: 'en', half: 'held', told: 3, others: 10, missed: 1 },
  { language: 'de', half: 'seen', told: 8, others: 16, missed: 2 },
  { language: 'de', half: 'held', told: 4, others: 9, missed: 1 },
  { language: 'fr', half: 'seen', told: 6, others: 17, missed: 0 },
  { language: 'fr', half: 'held', told: 4, others: 9, missed: 0 },
  { language: 'es', half: 'seen', told: 6, others: 17, missed: 1 },
  { language: 'es', half: 'held', told: 4, others: 9, missed: 0 },
  { language: 'pt', half: 'seen', told: 6, others: 17, missed: 0 },
  { language: 'pt', half: 'held', told: 4, others: 9, missed: 0 },
  { language: 'it', half: 'seen', told: 6, others: 17, missed: 0 },
  { language: 'it', half: 'held', told: 4, others: 9, missed: 2 },
])('acts in $language, the $half half', ({ language, half, told, others, missed }) => {
  const own = pages.filter((page) => page.language === language && page.half === half);

  test('are ended by the pages that end them and by no other', () => {
    expect(own.flatMap((page) => page.overruling)).toHaveLength(told);
    expect(own.flatMap((page) => page.others)).toHaveLength(others);
    const found = overruledBy(own, 'contradicted');
    expect(found.wrong).toEqual([]);
    expect(found.missed.length).toBeLessThanOrEqual(missed);
  });
});

const page = (host: string, publishedAt: string, title: string, ...blocks: readonly string[]): ReadPage => {
  const url = `https://${host}/${encodeURIComponent(title)}`;
  return { url, foundAt: url, host, title, publisher: '', author: '', publishedAt, blocks };
};

describe('an act that is told and then ended, with the sentences that the run chooses itself', () => {
  test.each([
    {
      description: 'Pilots in the harbour of Marrowby',
      act: 'Harbour Order 118 fixes the fee of pilots at 24 crowns a vessel.',
      more: 'It applies to all vessels longer than twelve metres. Until now the pilots and the masters settled the fee between themselves.',
      title: 'A fixed fee for pilots in Marrowby',
      end: 'The harbour board of Marrowby revoked Harbour Order 118 on Friday.',
      after:
        'The owners of eleven vessels had complained that the fee was too high for small boats. The pilots said that they would talk to the masters again.',
      later: 'Marrowby pilots lose their fee',
    },
    {
      description: 'Lotsen im Hafen von Marrenhafen',
      act: 'Die Hafenordnung Nr. 118 setzt die Gebühr der Lotsen in Marrenhafen auf 24 Kronen je Schiff fest.',
      more: 'Die Hafenbehörde beschloss sie am Montag nach zwei Tagen Gesprächen mit den Reedern. Bisher handelten die Lotsen ihre Gebühr selbst aus.',
      title: 'Feste Gebühr für Lotsen in Marrenhafen',
      end: 'Die Hafenbehörde von Marrenhafen hat die Hafenordnung Nr. 118 am Freitag aufgehoben.',
      after:
        'Die Reeder von elf Schiffen hatten sich über die Gebühr beschwert. Die Lotsen sprechen nun wieder mit ihnen.',
      later: 'Lotsen in Marrenhafen verlieren ihre Gebühr',
    },
    {
      description: 'Pilotes du port de Marrebourg',
      act: 'L’arrêté 118 fixe le tarif des pilotes de Marrebourg à 24 couronnes par navire.',
      more: 'La capitainerie l’a adopté lundi après deux jours de discussions avec les armateurs. Jusqu’ici les pilotes négociaient leur tarif eux-mêmes.',
      title: 'Un tarif fixe pour les pilotes de Marrebourg',
      end: 'La capitainerie de Marrebourg a abrogé vendredi l’arrêté 118 sur le tarif des pilotes.',
      after: 'Les armateurs de onze navires s’étaient plaints du tarif. Les pilotes vont discuter de nouveau avec eux.',
      later: 'Les pilotes de Marrebourg perdent leur tarif',
    },
    {
      description: 'Prácticos del puerto de Marreta',
      act: 'La Ordenanza 118/2024 fija en 24 coronas por buque la tarifa de los prácticos de Marreta.',
      more: 'La autoridad portuaria la aprobó el lunes después de dos días de conversaciones con los armadores. Hasta ahora los prácticos negociaban su tarifa.',
      title: 'Tarifa fija para los prácticos de Marreta',
      end: 'La autoridad portuaria de Marreta derogó el viernes la Ordenanza 118/2024 sobre los prácticos.',
      after: 'Los armadores de once buques se habían quejado de la tarifa. Los prácticos hablarán de nuevo con ellos.',
      later: 'Los prácticos de Marreta pierden su tarifa',
    },
    {
      description: 'Pilotos do porto de Marreira',
      act: 'O Decreto-Lei n.º 118/2024 fixa em 24 coroas por navio a tarifa dos pilotos de Marreira.',
      more: 'O governo aprovou-o na segunda-feira depois de dois dias de conversas com os armadores. Até agora os pilotos negociavam a sua tarifa.',
      title: 'Tarifa fixa para os pilotos de Marreira',
      end: 'O governo revogou na sexta-feira o Decreto-Lei n.º 118/2024 sobre os pilotos de Marreira.',
      after: 'Os armadores de onze navios queixaram-se da tarifa. Os pilotos vão falar de novo com eles.',
      later: 'Os pilotos de Marreira perdem a tarifa',
    },
    {
      description: 'Piloti del porto di Marretta',
      act: 'L’ordinanza n. 118 fissa in 24 corone per nave la tariffa dei piloti di Marretta.',
      more: 'La capitaneria l’ha adottata lunedì dopo due giorni di colloqui con gli armatori. Finora i piloti trattavano la loro tariffa da soli.',
      title: 'Tariffa fissa per i piloti di Marretta',
      end: 'La capitaneria di Marretta ha revocato venerdì l’ordinanza n. 118 sulla tariffa dei piloti.',
      after: 'Gli armatori di undici navi si erano lamentati della tariffa. I piloti tratteranno di nuovo con loro.',
      later: 'I piloti di Marretta perdono la tariffa',
    },
  ])('is one contradicted line with what was: $end', ({ description, act, more, title, end, after, later }) => {
    const told = page('port.example', '2026-10-05T08:00:00Z', title, `${act} ${more}`);
    const ended = page('courier.example', '2026-10-09T18:00:00Z', later, `${end} ${after}`);
    const before = runTracker({ description }, [told], '2026-10-05T12:00:00Z');
    expect(before.knowledge.claims.map(({ text }) => text)).toContain(act);
    const { findings, knowledge } = runTracker(
      { description },
      [told, ended],
      '2026-10-10T08:00:00Z',
      before.knowledge,
    );

    const { lines } = composeUpdate(findings);
    expect(lines.map((line) => [kindOf(line), line.text, earlierOf(line)?.quote])).toEqual([
      ['contradicted', end, act],
    ]);
    const earlier = knowledge.claims.find(({ text }) => text === act);
    expect(earlier).toMatchObject({ status: 'contradicted', live: false });
    const state = composeState(knowledge.claims, Date.parse('2026-10-10T08:00:00Z')).lines;
    expect(state.map(({ text }) => text)).toContain(end);
    expect(state.map(({ text }) => text)).not.toContain(act);
  });
});
