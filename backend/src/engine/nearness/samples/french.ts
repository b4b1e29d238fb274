import type { Sample } from './sample';

export const french: readonly Sample[] = [
  {
    topic: 'Taux d’intérêt de la Banque de Torvie',
    page: 'La Banque de Torvie relève son taux directeur à 4,5 %. Le conseil renchérit le crédit pour la troisième fois cette année en invoquant les prix alimentaires.',
    later:
      'Pause dans la hausse du crédit. Après un an de relèvements, le comité monétaire a laissé jeudi le taux inchangé.',
  },
  {
    topic: 'Grèves dans les chemins de fer de Kelmark',
    page: 'Les conducteurs de train de Kelmark en grève deux jours. Le syndicat réclame une semaine plus courte ; la plupart des trains régionaux ne rouleront pas.',
    later:
      'Accord salarial signé. Les conducteurs reprennent le travail lundi après que la compagnie a accepté la semaine de 36 heures.',
  },
  {
    topic: 'Épidémie de rougeole dans la vallée d’Ostrin',
    page: 'Onze enfants atteints de rougeole à Ostrin. Les autorités sanitaires ont ouvert un centre de vaccination à la mairie.',
    later:
      'Le centre de vaccination ferme. Aucun nouveau cas de rougeole n’a été signalé dans la vallée depuis trois semaines.',
  },
  {
    topic: 'Incendies dans les collines de Serrado',
    page: 'Un incendie près de Serrado chasse 300 habitants. Les pompiers attendent des vents forts jusqu’au week-end.',
    later:
      'La pluie éteint le feu, les habitants rentrent. Les derniers foyers dans les collines au-dessus de Serrado ont été maîtrisés dimanche.',
  },
  {
    topic: 'Nouvel entraîneur du FC Brunhaven',
    page: 'Le FC Brunhaven engage Iversen comme entraîneur. L’homme de 48 ans signe pour deux saisons et débute par le match à Dornau.',
    later: 'Iversen limogé après six défaites. Le club confie l’équipe à son adjoint jusqu’à la trêve hivernale.',
  },
  {
    topic: 'Procès contre Datavia sur les données des utilisateurs',
    page: 'Des consommateurs attaquent Datavia pour des données de localisation. L’entreprise aurait vendu les déplacements de ses utilisateurs sans leur accord.',
    later:
      'La justice ordonne d’effacer les données de localisation. Datavia devra aussi verser 400 euros à chaque plaignant, a jugé la cour d’appel.',
  },
  {
    topic: 'Construction du pont sur la Lune',
    page: 'Le chantier du nouveau pont sur la Lune commence. Il doit coûter 85 millions et porter quatre voies dès 2027.',
    later:
      'Le pont ouvre avec un an de retard. L’ouvrage a coûté 21 millions de plus que prévu, le sol de la rive est étant trop mou.',
  },
  {
    topic: 'Mission lunaire Halden 2',
    page: 'L’atterrisseur Halden 2 décolle vers la Lune. La sonde cherchera de la glace près du pôle Sud.',
    later:
      'Contact perdu avec la sonde lunaire. Les ingénieurs n’ont plus reçu de signal après le début de la descente.',
  },
  {
    topic: 'Sécheresse et récolte de blé en Marénie',
    page: 'Les agriculteurs de Marénie craignent pour leur blé. Il n’a pas plu dans le sud depuis neuf semaines et les puits s’assèchent.',
    later:
      'Plus petite récolte de céréales en vingt ans. Le ministère de l’agriculture autorise les importations sans droits jusqu’au printemps.',
  },
  {
    topic: 'Vol au musée d’Arnfeld',
    page: 'Des voleurs emportent des tableaux du musée d’Arnfeld. Trois paysages valant deux millions ont été découpés de leurs cadres pendant la nuit.',
    later:
      'Les paysages volés retrouvés dans un garage. La police a arrêté un ancien gardien ; les toiles seront de nouveau accrochées d’ici mai.',
  },
];
