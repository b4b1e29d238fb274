/** Words that say which kind or part of an event or place it is: news of a civil war in the north of a country has neither word. */
export const eventQualifiers = `
    civil political armed humanitarian military ethnic sectarian tribal domestic internal presidential parliamentary
    legislative general regional municipal criminal
    northern southern eastern western central north south east west
  `;

export interface Signs {
  /** Words that are rare in other news. */
  readonly clear: string;
  /** Words that news of sport, science and culture also uses. */
  readonly faint: string;
}

const fighting: Signs = {
  clear: `
    war conflict violence troops soldiers militia paramilitary gunmen fighters rebels insurgents insurgency jihadists militants
    airstrike airstrikes bombing bombardment shelling mortar artillery ceasefire truce hostilities gunfire snipers warplanes casualties
    massacre peacekeepers hostages atrocities besieged ambush abducted kidnapped
  `,
  faint: `
    fighting fought battle violent attack army military bomb shells missile rocket drone tank offensive siege clashes combat killed
    wounded displaced
  `,
};

const unrest: Signs = {
  clear: `
    unrest uprising revolt protesters demonstrators demonstration crackdown curfew dissidents junta dictator detainees barricades
    violence looting teargas
  `,
  faint: `
    revolution protest rally march opposition activists regime clashes riot police arrested detained killed shot
  `,
};

const trouble: Signs = {
  clear: `
    crisis refugees displaced sanctions impeachment impeached ousted coup cabinet famine starvation humanitarian malnutrition cholera
    turmoil bailout
  `,
  faint: `
    emergency shortage collapse aid hunger resign resignation congress parliament minister
  `,
};

export const both = (...kinds: readonly Signs[]): Signs => ({
  clear: kinds.map(({ clear }) => clear).join(' '),
  faint: kinds.map(({ faint }) => faint).join(' '),
});

/** `enough`: of its signs, if fewer are needed than of others. */
export interface EventKind {
  readonly events: string;
  readonly signs: Signs;
  readonly enough?: number;
}

export const eventKinds: readonly EventKind[] = [
  { events: 'war conflict violence fighting hostilities insurgency security peace troops army', signs: fighting },
  { events: 'unrest uprising revolt revolution', signs: both(unrest, fighting) },
  { events: 'protest demonstration', signs: unrest },
  { events: 'crisis emergency', signs: both(trouble, unrest, fighting) },
  {
    events: 'disaster catastrophe',
    signs: {
      clear: 'earthquake quake flood hurricane tsunami explosion eruption survivors rubble aftershocks evacuated',
      faint: 'storm spill crash victims rescue aid collapsed',
    },
  },
  {
    events: 'shooting stabbing attack bombing',
    signs: {
      clear: 'gunman gunmen attacker suspect bullets shot shots explosion stabbed wounded bomber hostages',
      faint: 'killed injured police fire victims dead weapon',
    },
  },
  {
    events: 'flood flooding storm hurricane cyclone typhoon',
    signs: {
      clear:
        'rainfall downpour monsoon cloudburst torrential flooded flooding inundated submerged overflowed landfall levee embankments mudslide evacuated gusts',
      faint: 'rain river water wind storm warning victims homes villages mud tents drowned',
    },
  },
  {
    events: 'wildfire bushfire fire',
    signs: {
      clear: 'blaze firefighters flames wildfire hectares acres evacuated',
      faint: 'fire burned burning smoke wind dry homes',
    },
  },
  {
    events: 'heatwave drought',
    signs: {
      clear: 'heat temperatures degrees celsius fahrenheit drought reservoirs rainfall',
      faint: 'hot dry water warning record',
    },
  },
  {
    events: 'election vote',
    signs: {
      clear: 'election voters ballot polling candidate runoff coalition turnout electoral',
      faint: 'vote campaign poll seats parliament party president',
    },
  },
  {
    events: 'talks negotiations relations',
    signs: {
      clear:
        'negotiators negotiations treaty pact accord envoys ambassador embassy mediators delegation diplomats truce ceasefire',
      faint: 'talks agreement deal summit border ministers leaders signed agree',
    },
  },
  {
    events: 'death',
    enough: 2,
    signs: {
      clear:
        'died dead death funeral burial buried autopsy coroner inquest homicide manslaughter overdose mourners estate',
      faint: 'killed body memorial tribute fans doctor grave',
    },
  },
  {
    events: 'trial',
    signs: {
      clear:
        'trial jury verdict testify testified testimony prosecutors defendant convicted sentenced acquitted indictment',
      faint: 'court judge charged appeal lawyers',
    },
  },
];
