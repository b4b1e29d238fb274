import { eventWordsFrom } from './words';

export const italian = eventWordsFrom({
  qualifiers: `
    civile civili politico politica politiche armato armata umanitario umanitaria militare etnico etnica interno interna presidenziali
    parlamentari legislative generali regionali comunali nord sud est ovest
  `,
  same: `
    protesta manifestazione rivolta sollevazione rivoluzione disordini
    guerra conflitto
    terremoto sisma
  `,
  events: {
    war: 'guerra conflitto violenza violenze combattimenti ostilità insurrezione sicurezza pace truppe esercito',
    revolt: 'disordini sollevazione rivolta rivoluzione tumulti',
    protest: 'protesta manifestazione',
    crisis: 'crisi emergenza',
    disaster: 'disastro catastrofe terremoto',
    attack: 'attentato sparatoria attacco',
    flood: 'alluvione alluvioni inondazione tempesta uragano ciclone tifone',
    fire: 'incendio incendi',
    election: 'elezioni voto referendum',
    talks: 'negoziati trattative colloqui relazioni',
  },
  fighting: {
    clear: `
      guerra conflitto violenza truppe soldati milizia miliziani paramilitari combattenti ribelli insorti jihadisti bombardamento
      bombardamenti artiglieria tregua ostilità spari cecchini massacro strage ostaggi assediata caschi rapito
    `,
    faint: `
      combattimenti battaglia attacco esercito militari bomba granate missile razzo drone carro offensiva assedio scontri morti uccisi
      feriti sfollati
    `,
  },
  unrest: {
    clear: `
      disordini sollevazione rivolta manifestanti manifestazione repressione coprifuoco dissidenti giunta dittatore barricate violenza
      saccheggi lacrimogeni
    `,
    faint: 'rivoluzione protesta corteo marcia opposizione attivisti regime scontri polizia arrestati uccisi morti',
  },
  trouble: {
    clear:
      'crisi rifugiati profughi sfollati sanzioni deposto golpe carestia umanitaria malnutrizione colera salvataggio',
    faint: 'emergenza carenza crollo aiuti fame dimissioni parlamento ministro governo',
  },
  disaster: {
    clear: 'terremoto sisma alluvione uragano tsunami esplosione eruzione superstiti macerie scosse evacuati',
    faint: 'tempesta incidente vittime soccorsi aiuti crollo',
  },
  attack: {
    clear: 'attentatore aggressore sospetto proiettili spari esplosione accoltellato feriti ostaggi terrorista',
    faint: 'uccisi morti polizia fuoco vittime arma',
  },
  flood: {
    clear: 'piogge nubifragio torrenziale allagato sommerso esondato argine frana evacuati raffiche',
    faint: 'pioggia fiume acqua vento maltempo allerta vittime case fango annegato',
  },
  fire: { clear: 'fiamme pompieri boschivo ettari evacuati', faint: 'fuoco bruciato fumo vento secco case' },
  election: {
    clear: 'elezioni elettori urne sondaggio candidato scrutinio coalizione affluenza elettorale',
    faint: 'voto campagna seggi parlamento partito presidente',
  },
  talks: {
    clear:
      'negoziatori negoziati trattato patto accordo inviati ambasciatore ambasciata mediatori delegazione diplomatici tregua',
    faint: 'colloqui vertice confine ministri leader firmato',
  },
});
