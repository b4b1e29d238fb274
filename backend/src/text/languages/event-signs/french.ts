import { eventWordsFrom } from './words';

export const french = eventWordsFrom({
  qualifiers: `
    civil civile civils politique politiques armé armée humanitaire militaire ethnique interne présidentielle présidentielles
    parlementaires législatives générales régionales municipales nord sud est ouest
  `,
  same: `
    protestation manifestation contestation révolte soulèvement révolution émeutes
    guerre conflit
    séisme tremblement
  `,
  events: {
    war: 'guerre conflit violence violences combats hostilités insurrection sécurité paix troupes',
    revolt: 'troubles soulèvement révolte révolution émeutes',
    protest: 'manifestation protestation contestation',
    crisis: 'crise urgence',
    disaster: 'désastre catastrophe séisme',
    attack: 'attentat fusillade attaque',
    flood: 'inondation inondations tempête ouragan cyclone typhon',
    fire: 'incendie incendies',
    election: 'élections élection scrutin référendum',
    talks: 'négociations pourparlers relations',
  },
  fighting: {
    clear: `
      guerre conflit violences troupes soldats milice miliciens paramilitaires combattants rebelles insurgés djihadistes bombardement
      bombardements artillerie trêve hostilités tirs snipers massacre otages assiégée casques enlevé
    `,
    faint: `
      combats bataille attaque armée militaires bombe obus missile roquette drone char offensive siège affrontements tués morts blessés
      déplacés
    `,
  },
  unrest: {
    clear: `
      troubles soulèvement révolte manifestants manifestation répression couvre-feu dissidents junte dictateur barricades violences
      pillages lacrymogènes
    `,
    faint: `
      révolution protestation rassemblement marche opposition militants régime heurts affrontements émeute police arrêtés morts
    `,
  },
  trouble: {
    clear: 'crise réfugiés déplacés sanctions destitué putsch famine humanitaire malnutrition choléra sauvetage',
    faint: 'urgence pénurie effondrement aide faim démission démissionne parlement ministre gouvernement',
  },
  disaster: {
    clear: 'séisme inondation ouragan tsunami explosion éruption survivants décombres répliques évacués',
    faint: 'tempête marée accident victimes secours aide effondrement',
  },
  attack: {
    clear: 'assaillant tireur suspect balles tirs explosion poignardé blessés otages terroriste',
    faint: 'tués morts police feu victimes arme',
  },
  flood: {
    clear: 'pluies averses torrentielles inondé submergé débordé crue digue glissement évacués rafales',
    faint: 'pluie rivière eau vent tempête alerte victimes maisons boue noyé',
  },
  fire: { clear: 'flammes pompiers forêt hectares évacués', faint: 'feu brûlé fumée vent sec maisons' },
  election: {
    clear: 'élections électeurs urnes sondage candidat scrutin coalition participation électoral',
    faint: 'vote campagne sièges parlement parti président',
  },
  talks: {
    clear:
      'négociateurs négociations traité pacte accord émissaires ambassadeur ambassade médiateurs délégation diplomates trêve',
    faint: 'pourparlers sommet frontière ministres dirigeants signé',
  },
});
