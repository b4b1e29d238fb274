import type { ReadPage } from '#pages/page';
import { otherLanguages } from '#text/languages/all';
import { nothingKnown } from '../ledger';
import { findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';
import { peopleIn } from './peoples';

/** Whether each page is on the topic, by its title. */
const onTopic = (description: string, pages: readonly ReadPage[]): readonly string[] =>
  findNews({
    description,
    domains: [],
    now: '2026-03-09T12:00:00Z',
    pages,
    knowledge: nothingKnown,
    newId: (name) => name,
  }).documents.flatMap(({ title, reason }) => (reason.kind === 'off_topic' ? [] : [title]));

describe('news of an event is known without its name', () => {
  test.each([
    {
      description: 'Guerra en Yemen',
      told: page('Las tropas entran en Taiz', [
        'Los rebeldes dispararon anoche proyectiles de artillería sobre la ciudad de Taiz, en el suroeste de Yemen.',
        'Los combatientes tomaron dos colinas y las tropas de Yemen perdieron a doce soldados en los combates.',
      ]),
      other: page('Yemen estrena un museo', [
        'El ministro inauguró el lunes en Yemen un museo de miel con cuatro salas y una biblioteca para escolares.',
      ]),
    },
    {
      description: 'Guerre au Yémen',
      told: page('Les troupes entrent à Taëz', [
        'Les rebelles ont tiré dans la nuit des obus d’artillerie sur la ville de Taëz, dans le sud-ouest du Yémen.',
        'Les combattants ont pris deux collines et les troupes du Yémen ont perdu douze soldats dans les combats.',
      ]),
      other: page('Le Yémen ouvre un musée', [
        'Le ministre a inauguré lundi au Yémen un musée du miel avec quatre salles et une bibliothèque pour les écoliers.',
      ]),
    },
    {
      description: 'Guerra in Yemen',
      told: page('Le truppe entrano a Taiz', [
        'I ribelli hanno sparato nella notte colpi di artiglieria sulla città di Taiz, nel sud-ovest dello Yemen.',
        'I combattenti hanno preso due colline e le truppe dello Yemen hanno perso dodici soldati nei combattimenti.',
      ]),
      other: page('Lo Yemen apre un museo', [
        'Il ministro ha inaugurato lunedì nello Yemen un museo del miele con quattro sale e una biblioteca per gli scolari.',
      ]),
    },
    {
      description: 'Guerra no Iémen',
      told: page('As tropas entram em Taiz', [
        'Os rebeldes dispararam de noite projéteis de artilharia sobre a cidade de Taiz, no sudoeste do Iémen.',
        'Os combatentes tomaram duas colinas e as tropas do Iémen perderam doze soldados nos combates.',
      ]),
      other: page('O Iémen abre um museu', [
        'O ministro inaugurou na segunda-feira no Iémen um museu do mel com quatro salas e uma biblioteca para alunos.',
      ]),
    },
  ])('$description', ({ description, told, other }) =>
    expect(onTopic(description, [told, other])).toEqual([told.title]),
  );
});

test('a name is known without the accent of its capital', () =>
  expect(
    onTopic('Élections en Équateur', [
      page('Equateur : le second tour aura lieu en avril', [
        'L’Equateur tiendra le second tour des élections le 12 avril, a annoncé mardi la commission électorale.',
        'Les Elections auront lieu dans toutes les provinces, selon la commission électorale.',
      ]),
    ]),
  ).toHaveLength(1));

test('a country is known by its people', () =>
  expect(
    onTopic('Protestas en Bolivia', [
      page('Miles de bolivianos marchan en la capital', [
        'Miles de bolivianos salieron el martes en protesta por el precio del pan, y la policía boliviana detuvo a veinte.',
      ]),
      page('Miles de bolonieses marchan en la capital', [
        'Miles de bolonieses salieron el martes en protesta por el precio del pan, y la policía boloniesa detuvo a veinte.',
      ]),
    ]),
  ).toEqual(['Miles de bolivianos marchan en la capital']));

describe('the people of a country', () => {
  const people = (code: string, name: string): readonly string[] =>
    peopleIn(name, otherLanguages.find((language) => language.code === code) ?? null);

  test.each([
    ['es', 'siria', 'sirian', 'libanes'],
    ['es', 'líbano', 'libanes', 'libi'],
    ['fr', 'libye', 'libyen', 'liban'],
    ['it', 'libia', 'libic', 'liban'],
  ])('the people in %s of %s are known', (code, name, own, other) => {
    expect(people(code, name)).toContain(own);
    expect(people(code, name)).not.toContain(other);
  });

  test('a name that is not a country has no people', () => expect(people('es', 'tesla')).toEqual([]));
});
