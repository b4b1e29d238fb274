import { assertNever } from '#kernel/assert-never';
import type { Frequency } from '#events/trackers/tracker-settings';
import type { Tracker } from '#modules/trackers/published';
import { counted } from './counted';
import type { SettingsEvent } from './history-events';

type Settings = Exclude<Tracker, { readonly status: 'absent' }>['settings'];

const adverbs: Readonly<Record<Frequency, string>> = { hour: 'hourly', day: 'daily', week: 'weekly', month: 'monthly' };

const frequencyAndDomains = ({ frequency, domains }: Settings): string =>
  `${adverbs[frequency]}, ${domains.length === 0 ? 'any source' : counted(domains.length, 'domain')}`;

const changePhrase = (field: keyof Settings, before: Settings, after: Settings): string => {
  switch (field) {
    case 'frequency':
      return `${adverbs[before.frequency]} → ${adverbs[after.frequency]}`;
    case 'model':
      return `${before.model} → ${after.model}`;
    case 'domains':
      return [
        ...after.domains.filter((domain) => !before.domains.includes(domain)).map((domain) => `+${domain}`),
        ...before.domains.filter((domain) => !after.domains.includes(domain)).map((domain) => `−${domain}`),
      ].join(', ');
    case 'description':
      return 'topic';
    case 'keyFacts':
      return 'key facts';
    default:
      return assertNever(field);
  }
};

const place = (parentId: string | null): string => (parentId === null ? 'to the root' : 'to a folder');

const words = (include: readonly string[], exclude: readonly string[]): string =>
  [...include.map((word) => `+${word}`), ...exclude.map((word) => `−${word}`)].join(', ') || 'any words';

/** What an event did to a tracker's settings, place or followers, in a few words. `before` is the tracker before it. */
export const settingsPhrase = (event: SettingsEvent, before: Tracker): string => {
  switch (event.type) {
    case 'TrackerCreated':
    case 'TrackerAdmitted':
      return frequencyAndDomains(event.data.settings);
    case 'TrackerRevised': {
      const { changed, settings } = event.data;
      if (before.status === 'absent') return frequencyAndDomains(settings);
      return changed.map((field) => changePhrase(field, before.settings, settings)).join('; ');
    }
    case 'TrackerPublished':
      return event.data.category === null ? 'public' : `public, in ${event.data.category}`;
    case 'TrackerUnpublished':
      return 'private';
    case 'TrackerTagged':
      return event.data.tag.title;
    case 'TagRemoved': {
      const tags = before.status === 'absent' ? [] : before.tags;
      return `−${tags.find(({ id }) => id === event.data.tagId)?.title ?? event.data.tagId}`;
    }
    case 'TopicAdded':
      return `also about ${event.data.phrase}`;
    case 'TopicRemoved':
      return `not about ${event.data.phrase}`;
    case 'WordsSet':
      return words(event.data.include, event.data.exclude);
    case 'EmailUpdatesTurnedOn':
      return 'email updates on';
    case 'EmailUpdatesTurnedOff':
      return 'email updates off';
    case 'TrackerPaused':
      return 'paused';
    case 'TrackerResumed':
      return 'resumed';
    case 'TrackerSuspended':
      return 'suspended: beyond the plan';
    case 'TrackerReinstated':
      return 'reinstated: within the plan';
    case 'TrackerDeleted':
      return `restorable until ${event.data.restorableUntil.slice(0, 10)}`;
    case 'TrackerRestored':
      return 'restored';
    case 'FrequencyChanged': {
      const [from, to] = [adverbs[event.data.from], adverbs[event.data.settings.frequency]];
      return from === to ? to : `${from} → ${to}`;
    }
    case 'TrackerReadmitted':
    case 'TrackerReleased':
      return adverbs[event.data.frequency];
    case 'TrackerPlaced':
    case 'TrackerMoved':
    case 'TrackerReturned':
      return place(event.data.parentId);
    case 'TrackerRemoved':
      return 'out of its folder';
    case 'TopicFollowed':
      return 'one follower more';
    case 'TopicUnfollowed':
      return 'one follower less';
    default:
      return assertNever(event);
  }
};
