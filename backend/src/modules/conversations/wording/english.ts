import type { EntryKind } from '#events/conversations/diary-entry';

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** The screen on which somebody saves their condition. */
const LIVES_WITH = 'under “My condition” in your diary';

const THINGS: Readonly<Record<EntryKind, readonly [one: string, several: string]>> = {
  stool: ['stool', 'stools'],
  pain: ['entry of pain', 'entries of pain'],
  symptom: ['symptom', 'symptoms'],
  meal: ['meal', 'meals'],
  drink: ['drink', 'drinks'],
  medication: ['medication', 'medications'],
  sleep: ['entry of sleep', 'entries of sleep'],
  mood: ['entry of your mood', 'entries of your mood'],
  note: ['note', 'notes'],
};

const times = (count: number): string => `${count} ${count === 1 ? 'time' : 'times'}`;
const entries = (count: number): string => `${count} ${count === 1 ? 'entry' : 'entries'}`;

/**
 * What the assistant of the diary says. `when`: a span of days as an adverb, such as `yesterday`; `of`: what is asked
 * about, as `things` names it. Figures are already formatted.
 */
export const english = {
  /** With at most two digits after the point. */
  figure: (value: number) => String(Math.round(value * 100) / 100),
  /** A thing in the person's words, inside a text. */
  noun: (text: string) => text,
  /** A unit in the language of the answer, if it was said in another. `isSeveral`: of more than one. */
  unit: (text: string, _isSeveral: boolean) => text,
  and: (all: readonly string[]) => all.join(' and '),
  quoted: (text: string) => `“${text}”`,

  // Entries, and when they were
  stool: (bristol: number | null) => (bristol === null ? 'Stool' : `Stool type ${bristol}`),
  repeated: (count: number) => `${count} times`,
  withBlood: 'with blood',
  noBlood: 'no blood',
  pain: (strength: string) => `Pain ${strength} of 10`,
  ofTen: (strength: string) => `${strength} of 10`,
  severities: { mild: 'mild', moderate: 'moderate', severe: 'severe' },
  sleep: (hours: string) => `Sleep, ${hours}`,
  mood: (how: string) => `Mood: ${how}`,
  note: (text: string) => `Note: ${text}`,
  today: 'today',
  yesterday: 'yesterday',
  /** A day by its name, `Monday, November 23`, and as an adverb. */
  day: (day: string) => dayFormat.format(new Date(`${day}T12:00:00Z`)),
  onDay: (name: string) => `on ${name}`,
  clockOn: (day: string, clock: string) => `${day} ${clock}`,
  /** For an entry whose time is that of the message. */
  noted: (when: string) => `noted ${when}`,
  whenWasIt: 'When was it?',
  isToCome: (clock: string | null) => `${clock ?? 'This time'} is still to come. Was it yesterday?`,

  // Spans of days
  since: (day: string) => `since ${day}`,
  lastDays: (days: number) => `in the last ${days} days (with today)`,
  thisWeek: 'this week (since Monday)',
  lastWeek: (from: string, to: string) => `last week (${from} to ${to})`,
  thisMonth: 'this month',
  lastMonth: 'last month',
  fromTo: (from: string, to: string, year: string) => `from ${from} to ${to}, ${year}`,
  lastNight: 'last night',
  inAll: 'in all',
  soFar: 'so far',

  // What is asked about
  things: (kind: EntryKind | null, count: number) => (kind === null ? 'entries' : THINGS[kind][count === 1 ? 0 : 1]),
  /** What is asked about, by name; for pains, by place. */
  named: (_kind: EntryKind | null, name: string) => name,
  counted: (count: number, thing: string) => `${count} ${thing}`,
  countedByName: (count: number, name: string) => `${name}, ${times(count)}`,
  ofType: (bristol: number) => `of type ${bristol}`,
  ofBlood: 'with blood',
  bound: {
    above: (value: string) => `above ${value}`,
    below: (value: string) => `below ${value}`,
    from: (value: string) => `of at least ${value}`,
    'up to': (value: string) => `of at most ${value}`,
    exactly: (value: string) => `of ${value}`,
  },

  // Answers
  none: (of: string, when: string) => `Your diary has no ${of} ${when}.`,
  noneOfName: (of: string, when: string) => `Your diary has no ${of} ${when}.`,
  othersThanNamed: (of: string, when: string) => `Your diary has nothing under the name ${of} ${when}. It has:`,
  whichDays: (days: readonly string[], when: string) => `${days.join('; ')}, ${when}:`,
  howManyDays: (count: number, when: string) => `On ${count} ${count === 1 ? 'day' : 'days'} ${when}:`,
  howMany: (counted: string, when: string) => `${counted} ${when}:`,
  piecesInEntries: (pieces: string, of: string, when: string, count: number) =>
    `${pieces} ${of} ${when}, in ${entries(count)}:`,
  slept: (hours: string, when: string) => `${hours} ${when}.`,
  sleptInAll: (hours: string, when: string) => `${hours} in all ${when}:`,
  notOneNight: (count: number, when: string) => `${count} entries ${when}, which cannot be added up:`,
  entriesOf: (when: string) => `${when}:`,
  notAddedUp: (count: number, when: string) =>
    `${times(count)} ${when}; not each entry has an amount that can be added up:`,
  howMuch: (amount: string, of: string, when: string, count: number) => `${amount} of ${of} ${when}, ${times(count)}:`,
  yes: (counted: string, when: string) => `yes, ${counted} ${when}:`,
  has: (when: string) => `your diary has ${when}:`,
  earlier: (count: number) => `and ${count} earlier`,
  weekOf: (day: string) => `Week of ${day}`,
  perSpan: (value: string, per: 'day' | 'week', counted: string, when: string, spans: string) =>
    `${value} a ${per}: ${counted} ${when}, over ${spans} ${per}s, days without an entry among them.`,
  average: (value: string, count: number, when: string) => `${value} on average, from ${entries(count)} ${when}.`,
  extremes: { strongest: 'strongest', mildest: 'mildest', longest: 'longest', shortest: 'shortest' },
  isExtreme: (entry: string, extreme: string, count: number, when: string) =>
    `${entry}. That is the ${extreme} of ${entries(count)} ${when}.`,
  areExtreme: (several: number, extreme: string, count: number, when: string) =>
    `${several} are the ${extreme}, of ${entries(count)} ${when}:`,
  painOf: (strength: string) => `pain of ${strength} of 10`,
  worstDay: (days: readonly string[], what: string, when: string) =>
    `${days.join(' and ')}, with ${what}${days.length > 1 ? ' each' : ''}: the most ${when}.`,
  silent: (count: number, blood: boolean, type: boolean, isOfSpan: boolean) => {
    const of = isOfSpan ? ' of that time' : '';
    const what = [...(blood ? ['blood'] : []), ...(type ? ['a type'] : [])].join(' or of ');
    return count === 1 ? `1 stool${of} says nothing of ${what}.` : `${count} stools${of} say nothing of ${what}.`;
  },
  toldNoEntry: 'You told me this, and no entry was made of it:',
  toDelete: (entry: string) => `to delete “${entry}”`,
  toChange: (entry: string, to: string) => `“${entry}” to “${to}”`,

  // Questions that can be asked
  examples: {
    stool: 'How many stools did I have yesterday?',
    pain: 'What was my average pain this week?',
    last: (thing: string) => `When did I last have ${thing}?`,
    sleep: 'How long did I sleep this week?',
    week: 'Show me this week',
  },
  unknown: 'I can’t answer that from your diary. Questions that I can answer are, for example:',
  unknownInEmpty: 'I can’t answer that from your diary: nothing is kept in it yet.',
  medical:
    'I keep your diary, but I can’t say what something means, or what to take or to do. Please ask your doctor or pharmacist, and show them your diary.',
  livesWithUnknown: `You have not saved what you live with. You can ${LIVES_WITH}.`,
  livesWith: (diagnosis: string) => `You live with “${diagnosis}”, as you saved it ${LIVES_WITH}.`,

  // Replies to messages that report something
  greeting: 'Hello. Tell me what you ate, drank, took or felt, or ask me about anything that you have kept.',
  thanks: 'You’re welcome.',
  agreement: 'All right.',
  welcome: (hour: number, name: string | null) => {
    const greeting = hour < 5 ? 'Hello' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening';
    return `${greeting}${name === null ? '' : `, ${name}`}. Tell me what you ate, drank, took or felt, and keep what I read in it. You can also ask me about anything that you have kept.`;
  },
  keepEntry: 'Shall I keep this?',
  keepEntries: (count: number) => `Shall I keep these ${count} entries?`,
  keepInstead: 'Shall I keep it like this instead?',
  changeEntry: 'Shall I change this entry?',
  deleteEntry: 'Shall I delete this entry?',
  which: 'Several entries may be meant. Which one is it?',
  rest: (parts: readonly string[]) =>
    `The rest I have kept as a note, word for word: ${parts.map((each) => `“${each}”`).join(', ')}.`,
  tellsLivesWith: `I have noted that, word for word. What you live with is no entry of a day: you can save it ${LIVES_WITH}.`,
  keptAsNote: 'I have kept this as a note, word for word.',
  asksKind: 'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?',
  imageKept: 'I have kept this image, but I can’t see what it shows.',
  unclear: {
    'no entry':
      'I find no kept entry that this could mean, or can’t tell what it should say. I have noted what you said.',
    'nothing last':
      'I don’t know what you mean: your last message made no entry. Tell me which one, for example “delete the coffee”.',
    'several offers':
      'Several of the entries that I have just offered may be meant. Tell me which one by its name, or press “Change” on it.',
  },
  takenBack: (count: number) =>
    count === 1
      ? 'I have taken back what I offered. Your diary is as it was.'
      : `I have taken back the ${count} entries that I offered. Your diary is as it was.`,
  waiting: (count: number, areOthers: boolean) => {
    const other = areOthers ? 'other ' : '';
    return count === 1
      ? `One ${other}entry waits for you to keep it, and is not counted.`
      : `${count} ${other}entries wait for you to keep them, and are not counted.`;
  },
  more: (count: number) => `${count} more`,
  toldAndWaits: (told: readonly string[], count: number) =>
    count === 1
      ? `You have told me of ${told.join(', ')}. It waits for you to keep it, and is not counted.`
      : `You have told me of ${told.join(', ')}. They wait for you to keep them, and are not counted.`,
  /** `quotes`: some of the notes; all of them if `areAll`. */
  notesLeftOut: (count: number, quotes: readonly string[], areAll: boolean) => {
    const head = count === 1 ? 'One note isn’t counted as an entry' : `${count} notes aren’t counted as entries`;
    if (quotes.length === 0) return `${head}.`;
    return areAll ? `${head}: ${quotes.join(', ')}.` : `${head}, among them ${quotes.join(', ')}.`;
  },
  makeEntry: (count: number) => `To count ${count === 1 ? 'it' : 'one'}, press “Make an entry of it” below it.`,
  correctionsWait: (count: number, shown: readonly string[]) =>
    count === 1
      ? `One correction waits for your answer, and is not counted: ${shown.join('; ')}.`
      : `${count} corrections wait for your answer, and are not counted, among them ${shown.join('; ')}.`,
};

export type DiaryTexts = Readonly<typeof english>;
