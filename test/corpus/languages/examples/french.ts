import type { LanguageExamples } from './language-examples';

export const french: LanguageExamples = {
  prose: ['Le conseil municipal a adopté le budget de la ville pour l’an prochain.'],
  days: [['Le conseil se réunit le 1er avril et de nouveau le 14 mai 2026.', ['2026-04-01', '2026-05-14']]],
  figures: [
    ['La ville verse 1 234,5 millions d’euros et supprime 40 postes dans les écoles.', ['€1234.5 million', '40 poste']],
  ],
  events: [['La mairie a fermé le pont aux camions lundi.', 'Le pont est un symbole de la ville.']],
  leaning: ['Elle a annoncé la fermeture du pont aux camions.'],
  sameStems: [['les grèves annoncées dans la ville', 'la grève annoncée dans les villes']],
  sentences: ['La ville a confié le chantier à M. Dupont et à Mme. Durand.', 'Le conseil a voté lundi.'],
  changes: [['La taxe passe à 12 % pour les hôtels.', 'La ville porte la taxe de 12 à 14 % pour les hôtels.', '12 %']],
  unchanged: [['La ville porte la taxe de 12 à 14 %.', 'La ville porte la taxe de 12 à 14 % pour les hôtels.']],
  walls: ['Article réservé aux abonnés', 'Connectez-vous pour lire la suite'],
  byline: 'Par Jeanne Dupont',
  published: 'Publié le 4 mai 2026',
  reversal: {
    description: 'Pilotes du port de Marrebourg',
    title: 'Un tarif fixe pour les pilotes de Marrebourg',
    act: 'L’arrêté 118 fixe le tarif des pilotes de Marrebourg à 24 couronnes par navire.',
    more: 'La capitainerie l’a adopté lundi après deux jours de discussions avec les armateurs. Jusqu’ici les pilotes négociaient leur tarif eux-mêmes.',
    later: 'Les pilotes de Marrebourg perdent leur tarif',
    end: 'La capitainerie de Marrebourg a abrogé vendredi l’arrêté 118 sur le tarif des pilotes.',
    after: 'Les armateurs de onze navires s’étaient plaints du tarif. Les pilotes vont discuter de nouveau avec eux.',
  },
};
