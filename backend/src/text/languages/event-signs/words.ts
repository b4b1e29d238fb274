import { both, type EventKind, type Signs } from '../english/event-signs';

/** Words for events and how news tells of them without these, as for English in english/event-signs.ts. */
export interface EventWordsOf {
  readonly qualifiers: string;
  /** Words for the same event in each line. */
  readonly same: string;
  readonly kinds: readonly EventKind[];
}

interface Words {
  readonly qualifiers: string;
  readonly same: string;
  readonly fighting: Signs;
  readonly unrest: Signs;
  readonly trouble: Signs;
  readonly disaster: Signs;
  readonly attack: Signs;
  readonly flood: Signs;
  readonly fire: Signs;
  readonly election: Signs;
  readonly talks: Signs;
  readonly events: {
    readonly war: string;
    readonly revolt: string;
    readonly protest: string;
    readonly crisis: string;
    readonly disaster: string;
    readonly attack: string;
    readonly flood: string;
    readonly fire: string;
    readonly election: string;
    readonly talks: string;
  };
}

export const eventWordsFrom = ({ qualifiers, same, events, ...signs }: Words): EventWordsOf => ({
  qualifiers,
  same,
  kinds: [
    { events: events.war, signs: signs.fighting },
    { events: events.revolt, signs: both(signs.unrest, signs.fighting) },
    { events: events.protest, signs: signs.unrest },
    { events: events.crisis, signs: both(signs.trouble, signs.unrest, signs.fighting) },
    { events: events.disaster, signs: signs.disaster },
    { events: events.attack, signs: signs.attack },
    { events: events.flood, signs: signs.flood },
    { events: events.fire, signs: signs.fire },
    { events: events.election, signs: signs.election },
    { events: events.talks, signs: signs.talks },
  ],
});
