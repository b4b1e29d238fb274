import { catalogue } from '#shared/language/catalogue';
import { pluralize } from '#shared/text-format/pluralize';

/** Texts of the updates to listen to, and of their player. */
export const playerTexts = catalogue('audio/player', {
  listen: 'Listen',
  listenTo: (title: string) => `Listen: ${title}`,
  tryAgainWith: (title: string) => `Try again: ${title}`,
  yourUpdates: 'Your updates',
  updates: 'Updates to listen to',
  nothingYet: {
    tracker: 'Nothing to listen to yet. This tracker can be heard after its first update has been sent.',
    all: 'Nothing to listen to yet. A tracker can be heard after its first update has been sent.',
  },
  podcast: 'For a podcast app, copy the RSS link of My Trackers, a folder or a tracker: it has these updates, too.',
  deletedTracker: 'Deleted tracker',
  preparing: 'Preparing the audio. This can take up to a minute.',
  notPrepared: (why: string) => `The audio could not be prepared: ${why}.`,
  expired: 'Recordings are kept for 90 days.',
  notRequested: 'The recording could not be requested',
  faults: {
    no_voice: 'no voice is installed on this server',
    over_budget: 'this month’s limit for audio has been reached',
    no_plan: 'audio was off or the plan was not paid for',
    nothing_left_to_tell: 'there is nothing left to read out',
    account_ended: 'its account has ended',
    voice_failed: 'the voice could not be reached',
  },
  speed: 'Speed',
  player: (title: string) => `Player: ${title}`,
  play: 'Play',
  pause: 'Pause',
  back: (seconds: number) => `Back ${seconds} seconds`,
  forward: (seconds: number) => `Forward ${seconds} seconds`,
  position: 'Position',
  positionOf: (position: string, length: string) => `${position} of ${length}`,
  seconds: (seconds: number) => pluralize(seconds, 'second'),
  minutes: (minutes: number, seconds: number) => `${pluralize(minutes, 'minute')} ${pluralize(seconds, 'second')}`,
  notPlayed: 'The recording could not be played. The connection may be down. Press Play to try again.',
  chapters: 'Chapters',
});
